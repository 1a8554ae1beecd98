# Stół w terminalu.
welcome = Atol · { $game }
commitment = Uczciwe tasowanie: SHA-256 ziarna tej partii to { $commitment }
how-to-play = Wpisz numer z listy albo słowa ruchu, na przykład „{ $example }”, albo ich jednoznaczną część; ogonki i wielkie litery nie mają znaczenia. „pomoc” pokazuje polecenia i objaśnia znaki.
your-move = { $name }, co robisz?
thinking = { $name } myśli…
curtain = Podaj klawiaturę: { $name }. Naciśnij Enter, gdy nikt inny nie patrzy.
which-one = To pasuje do kilku ruchów: { $choices }
not-understood = „{ $text }” nie jest ruchem w tej grze. Możliwe na przykład: { $examples }. „stół” pokazuje wszystkie ruchy, „pomoc” polecenia, „wyjdź” kończy.
not-now = „{ $text }”: tego nie można zrobić teraz. Możliwe na przykład: { $examples }. „stół” pokazuje wszystkie ruchy.
no-such-number = Na liście nie ma numeru { $text }: są od 1 do { $count }.
hint = { $action } (numer { $number }): { $result }
saved = Partia zapisana w { $file }
save-failed = Nie udało się zapisać partii w { $file }: { $problem }
save-secret = Ta partia trwa: ziarno poniżej zdradza przyszłe karty. Zachowaj plik dla siebie.
winners = { $count ->
        [0] Nikt nie wygrywa.
        [one] Wygrywa { $names }!
       *[other] Wspólne zwycięstwo: { $names }!
    }
fair = Tasowanie sprawdzone: ziarno zgadza się z tym, co pokazano na początku, i każda karta z niego wynika.
sheet-elsewhere = Arkusz osiągnięć prowadzi tylko stół w przeglądarce: partie z terminala na niego nie trafiają.
lesson-deal = To rozdanie przygotowano tak, żeby pierwsze tury pokazały zasady. Każdą lekcję zaczyna ✎.
lesson-told = ✎ { $topic } ({ $number } z { $all }): { $sentence }
lessons-told = Co już wiesz: { $done } z { $all }
review-prompt = [{ $move }/{ $moves }] Enter: dalej, liczba: skok do ruchu, q: wyjście >{ " " }
review-end = Koniec zapisu: { $result }
you = Gracz
menu-title = W co gramy?
menu-game = { $name }, graczy: { $players }, { $shortest }–{ $longest } minut
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
summary-opponent = przeciwnik z gry: średnio punktów: { $mean }, z punktu widzenia botów { $margin }
summary-line = partii: { $games }, remisów: { $draws }, ruchów: { $moves } w { $seconds } s
records-written = Zapisy są w { $folder }
serving-at = Atol działa: { $address }
serving-house = W tym samym domu można wejść tak samo, także telefonem:
serving-stop = Ctrl+C kończy. Partie są zapisane po każdym ruchu.
serving-already = Atol już działa na tych danych: { $address }
backup-made = { $matches ->
    [one] Zapisano { $matches } rozgrywkę
    [few] Zapisano { $matches } rozgrywki
   *[other] Zapisano { $matches } rozgrywek
 } w { $file }
backup-restored = { $matches ->
    [one] Przywrócono { $matches } rozgrywkę
    [few] Przywrócono { $matches } rozgrywki
   *[other] Przywrócono { $matches } rozgrywek
 } do { $folder }
command-undo = cofnij
command-undo-help = cofnij ostatnią decyzję, dopóki nic nie zostało odkryte
command-hint = podpowiedź
command-hint-help = trzy dobre ruchy, każdy z uzasadnieniem
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
command-quit = wyjdź
command-quit-help = wyjdź z partii; zostanie zapisana
games-id = id
games-name = nazwa
games-seats = gracze
games-minutes = minuty
games-options = opcje (najpierw domyślna)
games-by = autor
result = { $points }; wygrana: { $winners }.
nobody = nikt
legend-title = Znaki na rysunku stołu
observation-head = Obserwacja gry { $game }: wersja { $version }, odcisk { $fingerprint }, liczb: { $length }
observation-index = indeks
observation-name = nazwa
observation-axes = osie
observation-bounds = granice
observation-meaning = znaczenie
train-playing = Gra
train-learning = Nauka
train-trying = Próba nowego bota
train-promoted = Runda { $round }: { $positions } pozycji, wartości { $value }, wybory { $policy }; nowy bot wygrywa próbę z wynikiem { $score }% w { $pairs } parach i przejmuje grę ({ $seconds } s)
train-kept = Runda { $round }: { $positions } pozycji, wartości { $value }, wybory { $policy }; zostaje stary bot: { $score }% dla nowego w { $pairs } parach ({ $seconds } s)
train-left = Przebieg w { $folder } ma rund: { $rounds }. To samo polecenie rusza stąd dalej.
result-running = partia jeszcze trwa

# Co pokazuje --help.
help-atol = Morskie gry przy jednym stole. Bez polecenia: stół w przeglądarce.
help-atol-version = Która wersja i który silnik działa.
help-serve = Stół w przeglądarce dla domu albo serwera. Samo „atol” robi to na tym komputerze i otwiera przeglądarkę.
help-serve-host = Pod jakim adresem słuchać; 0.0.0.0: dla wszystkich w sieci.
help-serve-port = Na którym porcie; bez tego: 8640 albo inny wolny.
help-any-data = Folder na dane; bez tego: zwykłe miejsce systemu albo ATOL_HOME.
help-serve-public = Adres, od którego zaczynają się linki, gdy serwer stoi za innym.
help-serve-rate = Ile wiadomości na sekundę wolno wysyłać jednej osobie; 0: bez granicy.
help-serve-metrics = Odpowiadaj na /metrics dla Prometheusa. Przed obcymi zamknij to na serwerze, który stoi z przodu.
help-serve-log = plain: co się nie udało, dla ludzi; json: także każda odpowiedź, po jednej w wierszu, dla programów.
help-backup = Kopia wszystkiego, co przechowuje serwer, do pliku; także w trakcie gry.
help-backup-file = Plik; istniejący zostanie zastąpiony, gdy kopia będzie cała.
help-restore = Przywróć taką kopię do pustego folderu.
help-restore-file = Kopia.
help-games = Lista gier: gracze, opcje, autorzy.
help-play = Gra przy stole w terminalu: plansza w kolorze, ponumerowane ruchy, można pisać słowami.
help-play-game = Która gra; bez niej: menu.
help-play-seats = Po słowie na miejsce, po przecinku: me, me:IMIĘ albo bot.
help-play-seed = Graj znane rozdanie zamiast tajnego.
help-play-resume = Graj dalej zapisaną partię.
help-play-save = Gdzie zachować partię po wyjściu.
help-learn = Pierwsza partia, która uczy: każda zasada w jednym zdaniu, gdy pierwszy raz się przydaje; przeciw łatwemu botowi.
help-learn-game = Która gra.
help-learn-course = Która lekcja, na przykład strona; bez niej: pierwsza.
help-learn-save = Gdzie zachować partię po wyjściu.
help-simulate = Boty rozgrywają wiele partii, zmieniając miejsca.
help-simulate-bots = Po bocie na miejsce albo jeden dla wszystkich.
help-simulate-games = Ile partii.
help-simulate-seed = To samo ziarno daje te same partie.
help-simulate-workers = Ile procesów; 0: po jednym na rdzeń.
help-simulate-seats = Ile miejsc, gdy podano jednego bota.
help-simulate-records = Zapisz każdą partię w tym folderze.
help-replay = Przejdź zapis krok po kroku albo go sprawdź.
help-replay-file = Zapis (.atol).
help-replay-verify = Tylko sprawdź każdą linię.
help-review = Objaśnij skończony mecz: gdzie się odwrócił, co byłoby lepsze, co było szczęściem.
help-review-file = Zapis (.atol) skończonego meczu.
help-review-seconds = Ile najwyżej ma myśleć (w sekundach).
analysing = Przemyślam mecz
help-perft = Policz ciągi akcji: odcisk palca zasad.
help-perft-depth = Ile akcji w głąb.
help-perft-seed = Które rozdanie.
help-perft-seats = Ile miejsc; bez tego najmniej, ile można.
help-perft-start = Ile losowych akcji (według ziarna) przed liczeniem.
help-bench = Zmierz ruchy na sekundę w silniku, skompilowanym i interpretowanym, w jednym przebiegu.
help-bench-games = Które gry; bez nich wszystkie.
help-observation = Powiedz, co znaczy każda liczba obserwacji gry, dla sieci i badaczy.
help-observation-entries = Jeden wiersz na liczbę, a nie na blok.
help-train = Niech bot uczy się gry, grając w nią (wymaga dodatku „train”). Przebieg mieszka w swoim folderze i stamtąd rusza dalej.
help-train-folder = Folder przebiegu. To, z czym zaczął, zostaje; zmieniać wolno tylko minuty, rundy, procesy i urządzenie.
help-train-minutes = Koniec po tylu minutach; 0: bez ograniczeń.
help-train-rounds = Koniec po tylu rundach; 0: bez ograniczeń.
help-train-workers = Ile procesów; 0: jeden na rdzeń.
help-train-device = Gdzie uczy się sieć: cpu, cuda albo auto.
help-train-seed = Wszystko z niego wynika: partie, sieć, próby.
help-train-teacher = Bot, który gra, dopóki sieć go nie pokona.
help-train-seats = Tylko partie na tyle miejsc. Można powtarzać.
help-train-iterations = Ile iteracji ma przeszukiwanie w starannej decyzji.
help-train-matches = Ile partii w rundzie.
help-train-first_matches = Ile partii w pierwszej rundzie, którą gra nauczyciel.
help-train-window = Z ilu rund uczy się sieć.
help-train-epochs = Ile razy widzi każdą ich pozycję.
help-train-hidden = Neurony pierwszej warstwy.
help-train-deep = Neurony drugiej warstwy.
help-train-pairs = Najwyżej tyle par partii w próbie.
help-any-game = Która gra, po nazwie z listy `atol games`.
help-any-set_ = Ustaw opcję gry: klucz=wartość. Można powtarzać.
help-any-mode = Skrót od --set mode=…; solo: jedno miejsce.
help-any-opponent = Skrót od --set: nautoma:3 ustawia nautoma=3.
help-any-overlay = Plik z tym, co mówi wydanie właściciela.
help-any-json = Wypisz JSON dla programów.
help-any-lang = pl albo en; bez tego decydują ustawienia systemu.
