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

# ---- morze dnia: linia, którą się ludzie dzielą
daily-line-alone = Atol, morze dnia { $day }: { $game }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  }
daily-line-rival = Atol, morze dnia { $day }: { $game }, { $points } : { $theirs }, rywal: { $rival }, { $outcome ->
    [won] wygrana
    [shared] remis
   *[lost] przegrana
  }
daily-line-practice = { $line } (trening)
daily-level = Wydra
daily-rules = Liczy się jedna próba na dzień i grę, bez podpowiedzi; cofać można jak zawsze. Następne to trening.
