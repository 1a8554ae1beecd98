# Stół w terminalu.
welcome = Atol · { $game }
commitment = Uczciwe tasowanie: SHA-256 ziarna tej partii to { $commitment }
how-to-play = Wpisz numer z listy albo słowa, na przykład „weź R05” lub samo „b2”. „pomoc” pokazuje polecenia.
your-move = { $name }, co robisz?
thinking = { $name } myśli…
curtain = Podaj klawiaturę: { $name }. Naciśnij Enter, gdy nikt inny nie patrzy.
which-one = To pasuje do kilku ruchów: { $choices }
not-understood = „{ $text }” nie jest żadnym z dozwolonych ruchów (jest ich { $count }); wpisz numer albo słowa ruchu, albo „pomoc”.
hint = Dobry bot zrobiłby tak: { $action }  ({ $notation })
saved = Partia zapisana w { $file }
save-failed = Nie udało się zapisać partii w { $file }: { $problem }
save-secret = Ta partia trwa: ziarno poniżej zdradza przyszłe karty. Zachowaj plik dla siebie.
winners = { $count ->
        [0] Nikt nie wygrywa.
        [one] Wygrywa { $names }!
       *[other] Wspólne zwycięstwo: { $names }!
    }
fair = Tasowanie sprawdzone: ziarno zgadza się z tym, co pokazano na początku, i każda karta z niego wynika.
review-prompt = [{ $move }/{ $moves }] Enter: dalej, liczba: skok do ruchu, q: wyjście >{ " " }
review-end = Koniec zapisu: { $result }
you = Gracz
menu-title = W co gramy?
menu-game = { $name }, graczy: { $fewest } do { $most }, { $shortest }–{ $longest } minut
menu-prompt = Numer gry albo Enter, żeby wyjść:{ " " }
menu-opponents = Przeciwnicy po przecinku ({ $bots }); Enter: { $default }:{ " " }
playing = Rozgrywanie
measuring = Pomiar: { $game }
counting = Liczenie
record-good = Zapis jest poprawny: ruchów { $moves }, { $result }
speed-line = { $game }: { $moves } ruchów/s ({ $matches } partii/s, kopia w { $clone } ns); interpretowane { $interpreted } ruchów/s, { $ratio } razy wolniej
speed-line-interpreted = { $game }: { $moves } ruchów/s ({ $matches } partii/s, kopia w { $clone } ns)
engine-compiled = Działa silnik skompilowany.
engine-interpreted = Działa silnik interpretowany: nie ma skompilowanych modułów. To ten sam silnik, tylko wolniejszy.
engine-pure = Działa silnik interpretowany, bo prosi o to ATOL_PURE=1.
summary-wins = { $bot }: wygrane: { $wins }, średnio punktów: { $mean }
summary-line = partii: { $games }, remisów: { $draws }, ruchów: { $moves } w { $seconds } s
records-written = Zapisy są w { $folder }
command-undo = cofnij
command-undo-help = cofnij ostatnią decyzję, dopóki nic nie zostało odkryte
command-hint = podpowiedź
command-hint-help = zapytaj dobrego bota, co by zrobił
command-score = punkty
command-score-help = arkusze punktów w tej chwili
command-rules = zasady
command-rules-help = zasady gry i rozstrzygnięcia spraw otwartych
command-log = przebieg
command-log-help = wszystko, co się dotąd wydarzyło
command-board = stół
command-board-help = narysuj stół jeszcze raz
command-save = zapisz
command-save-help = zapisz PLIK: zachowaj partię; dalej gra się przez: atol play --resume PLIK
command-help = pomoc
command-help-help = ta lista
command-quit = koniec
command-quit-help = wyjdź; partia zostanie zapisana
games-id = id
games-name = nazwa
games-seats = gracze
games-minutes = minuty
games-options = opcje (najpierw domyślna)
games-by = autor
