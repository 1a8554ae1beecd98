# Słowa wspólne dla wszystkich gier.
log-undo = { $seat } cofa ostatnią decyzję
score-total = Razem
score-hidden = { $name }: punkty są tajne do końca partii
tie-decided = Równo po { $points } pkt, więc rozstrzygnęło co innego: { $why }.
now = teraz
rulings-title = Rozstrzygnięcia: co instrukcja zostawia otwarte
provenance-rulebook = z instrukcji
provenance-public = z publicznego źródła
provenance-reconstructed = odtworzone przez nas
provenance-owner = z pudełka właściciela
sources-title = Skąd pochodzą dane elementów
sources-line = { $mark }, wpisów: { $entries }: { $what }

# Zasady pod ręką.
reference-ruling = Rozstrzygnięcie: { $section }
reference-place = { $book }, „{ $heading }”{ $page ->
        [0] { "" }
       *[other] , s. { $page }
    }
reference-silent = instrukcja milczy; najbliżej: { $place }
