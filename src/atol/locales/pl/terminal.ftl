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
lesson-deal = To rozdanie przygotowano tak, żeby pierwsze tury pokazały zasady. Każdą lekcję zaczyna ».
lesson-told = » { $topic } ({ $number } z { $all }): { $sentence }
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
moving = przenoszenie
moved = { $matches ->
    [one] { $matches } partia dotarła i odtwarza się do końca.
    [few] { $matches } partie dotarły i każda odtwarza się do końca.
   *[many] { $matches } partii dotarło i każda odtwarza się do końca.
}
bots-thinking = Myślę za boty wszystkich stołów. Ctrl+C kończy.
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
help-serve-database = Adres PostgreSQL, z którego korzysta kilka serwerów (postgresql://…); bez tego: SQLite w folderze na dane.
help-any-channels = Adres Redisa albo Valkeya, który niesie wiadomości między procesami (redis://…); bez tego: robi to baza danych.
help-serve-workers = Ile procesów obsługuje stoły, na jednym PostgreSQL.
help-bots = Myśl za boty przy stołach z PostgreSQL, z którego korzystają serwery.
help-bots-database = Jego adres: postgresql://…
help-bots-workers = Ile procesów myśli; 0: o jeden mniej niż rdzeni.
help-move = Przenieś wszystko z jednej bazy do drugiej i odtwórz tam każdą partię.
help-move-source = Folder na dane albo postgresql://…
help-move-target = Tak samo; nic tam jeszcze nie może być.
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
help-arena = Zmierz boty w partiach na tych samych rozdaniach, z siłą botów i raportem. Zawody mieszkają w swoim folderze i idą od niego dalej.
help-arena-bots = Boty po przecinku; do drabinki w kolejności siły.
help-arena-games = Ile wszystkich partii, w górę do pełnych rozdań.
help-arena-seats = Ilu siedzi w partii; 1: każdy sam na tych samych rozdaniach.
help-arena-ladder = Grają tylko sąsiedzi z listy.
help-arena-seed = To samo ziarno daje te same wyniki, przy każdej liczbie procesów.
help-arena-workers = Ile procesów; 0: tyle, ile rdzeni.
help-arena-folder = Gdzie są wyniki i raporty; bez tego: arena/GRA.
help-daily = Morze dnia: to samo rozdanie dla wszystkich. Liczy się pierwsza próba dnia. Bez gry: twój kalendarz.
help-daily-game = Która gra, według id; żadna: twój kalendarz.
help-daily-alone = Samemu, w grach, w które tak się da; inaczej z botem o stałym poziomie.
help-replay = Przejdź zapis krok po kroku albo go sprawdź.
help-replay-file = Zapis (.atol).
help-replay-verify = Tylko sprawdź każdą linię.
help-review = Objaśnij skończoną partię: gdzie się odwróciła, co byłoby lepsze, co było szczęściem.
help-review-file = Zapis (.atol) skończonej partii.
help-review-seconds = Ile najwyżej ma myśleć (w sekundach).
analysing = Analizuję partię
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
help-any-cluster = Adres klastra Ray albo local: klaster na tym komputerze (potrzebny dodatek „cluster”).
help-any-set_ = Ustaw opcję gry: klucz=wartość. Można powtarzać.
help-any-mode = Skrót od --set mode=…; solo: jedno miejsce.
help-any-opponent = Skrót od --set: nautoma:3 ustawia nautoma=3.
help-any-overlay = Plik z tym, co mówi wydanie właściciela.
help-any-json = Wypisz JSON dla programów.
help-any-lang = pl albo en; bez tego decydują ustawienia systemu.

# ---- arena
arena-playing = { $done } z { $all } partii, jeszcze { $left }
arena-bot = nazwa
arena-skill = siła
arena-doubt = niepewność
arena-interval = 95 na 100
arena-ahead = lepszy
arena-wins = wygrane
arena-matches = partie
arena-points = punkty
arena-written = Raport: { $file }. To samo polecenie z większą liczbą partii idzie dalej od tego miejsca.
arena-title = Zawody botów: { $game }
arena-summary = { $kind ->
    [ladder] Drabinka
   *[robin] Każdy z każdym
  }, { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
   *[other] { $matches } partii
  }, { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
   *[other] { $deals } rozdań
  }, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[other] { $seats } miejsc
  }, ziarno { $seed }, opcje: { $options }
arena-ratings = Siła botów
arena-ratings-note = Siła według openskill (każdy zaczyna od 25) z zakresem, w którym leży w 95 na 100 losowań rozdań.
arena-pairs = Kto jest lepszy od kogo
arena-pairs-note = W jakiej części spotkań bot z wiersza wypadł lepiej niż bot z kolumny; remis liczy się za pół. W nawiasie liczba spotkań.
arena-course = Jak rosła wiedza o sile
arena-course-note = Siła po tylu rozdaniach.
arena-seats = Miejsca
arena-seats-note = Jaka część zwycięstw przypada na miejsce. Wszystkie boty ze składu siedziały na każdym miejscu rozdania.
arena-seat = Miejsce { $number }

# ---- morze dnia w terminalu
known-seed = Ziarno było znane przed partią; wynika z niego każda karta.
terminal-daily-counted = To jest próba, która się dziś liczy.
terminal-daily-again = Dzisiejsza próba już była; ta jest treningiem.
terminal-daily-resumed = Dalszy ciąg dzisiejszej próby.
terminal-daily-share = Do podzielenia się: { $line }
terminal-daily-none = Nie ma jeszcze żadnego morza dnia. Zacznij: atol daily GRA
terminal-daily-unfinished = nie skończone
help-rules = Szukaj w zasadach, rozstrzygnięciach i elementach gry, po polsku i po angielsku.
help-rules-query = Słowa, na przykład: remis.
rules-none = W grze { $game } nie ma nic o: { $query }
help-tabletop = Pomoc dla stołu z prawdziwym pudełkiem.
help-tabletop-export = Zapisz pomoc do gry przy stole jako jeden plik dla przeglądarki, bez serwera i bez sieci.
help-tabletop-export-out = Nazwa pliku; bez tego atol-GRA.html.
export-done = { $file }: { $size } MB. Otwórz ten plik w przeglądarce, także bez sieci.
