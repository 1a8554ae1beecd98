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

## Wiadomości o swojej turze

notice-turn-title = { $game }: twoja tura
notice-turn = Twój ruch w grze { $game }. Grają z tobą: { $names }.
notice-soon-title = { $game }: czas na ruch się kończy
notice-soon = Na twój ruch w grze { $game } czekają: { $names }. Zostało niewiele czasu.
notice-late-title = { $game }: gra za ciebie bot
notice-late = Twój czas w grze { $game } (grają też: { $names }) minął, więc gra za ciebie bot. W każdej chwili możesz wrócić na swoje miejsce.
notice-confirm-title = Atol: czy dawać znać, gdy przyjdzie twoja tura?
notice-confirm = Ktoś, zapewne ty, chce, by Atol pisał na ten adres, gdy przyjdzie jego tura. Otwórz ten odnośnik, jeśli się zgadzasz. Jeśli to pomyłka, nie rób nic: więcej wiadomości nie będzie.
