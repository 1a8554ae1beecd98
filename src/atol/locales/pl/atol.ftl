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

# Why something told of a table with the box does not fit.
told-over = partia jest skończona; cofnij ostatni krok, by grać dalej
told-word = tego nie da się tu powiedzieć
told-seat = przy stole nie siedzi nikt o takim numerze
told-number = tu potrzebna jest liczba
