# Co poszło nie tak i co byłoby dobrze. Każdy tekst to jedna linia.
error-unknown-game = nie ma gry „{ $game }”; są: { $known }
error-bad-seats = { $game } jest dla { $players } graczy, nie dla { $seats }
error-unknown-option = { $game } nie ma opcji „{ $option }”; ma: { $known }
error-bad-option = opcja { $option } nie może być „{ $value }”; może być: { $values }
error-options-clash = nie da się połączyć: { $option } i { $other }; zrezygnuj z jednego
error-unknown-bot = nie ma bota „{ $bot }”; są: { $known }
error-unknown-course = gra { $game } nie ma lekcji „{ $course }”; są: { $known }
error-bad-bot = ustawienie bota w „{ $bot }” jest niezrozumiałe; przykłady: easy, expert, search, search:500 (iteracje), search:2s (sekundy)
error-bad-notation = „{ $text }” nie jest ruchem; ruchy wyglądają tak: { $forms }
error-illegal-action = { $action } nie jest teraz dozwolone; dozwolone: { $choices }{ $more ->
        [0] { "" }
       *[other] { " " }i { $more } dalszych
    }
error-illegal-in-match = w partii { $match }: { $action } nie jest teraz dozwolone; dozwolone: { $choices }{ $more ->
        [0] { "" }
       *[other] { " " }i { $more } dalszych
    }
error-no-observation = gra { $game } nie ma obserwacji
error-match-over = partia jest skończona; nic więcej nie można w niej zrobić
error-bad-data = { $file }: wpis { $entry }, pole { $field }: { $problem }
error-bad-record = { $line ->
        [0] w nagłówku
       *[other] linia { $line }
    }: jest { $problem }; powinno być { $expected }
error-no-record = ten plik nie jest zapisem partii: zapis z Atolu zaczyna się od „{ $title }”
error-wrong-seat = miejsce { $seat } nie jest teraz na ruchu; na ruchu jest miejsce { $expected }
error-stale-version = przy stole tymczasem coś się wydarzyło; spójrz na niego i wybierz jeszcze raz
error-cannot-undo = nie ma czego cofnąć: od twojej ostatniej decyzji zadziałał los, pokazano coś ukrytego albo zdecydował inny gracz
error-still-running = partia trwa; jej zapis jest wydawany po zakończeniu
error-not-found = tego tu nie ma; link mógł być już użyty albo wygasnąć
error-no-identity = najpierw powiedz, jak masz na imię
error-bad-request = coś tu nie pasuje: { $problem }
error-nobody-sits = przy stole musi siedzieć choć jedna osoba: ty albo ktoś przy tym ekranie
error-bad-message = wiadomość jest niezrozumiała: { $problem }
error-too-large = to za dużo naraz; wyślij mniej
error-slow-down = za dużo wiadomości naraz; odczekaj chwilę i spróbuj ponownie
error-not-saved = nie udało się tego zapisać i nic się nie zmieniło; spróbuj ponownie
error-overtaken = ktoś inny był szybszy i nic z tego nie zapisano; spójrz ponownie
error-unsure = połączenie z bazą danych się zerwało; czy to zapisano, okaże się, gdy spojrzysz ponownie
error-bad-database = to nie jest adres bazy danych; napisz postgresql://użytkownik@host/nazwa
error-no-driver = brakuje sterownika PostgreSQL; zainstaluj atol[postgres]
error-bad-channels = tamtędy wiadomości nie pójdą; napisz redis://host:6379
error-no-redis = brakuje sterownika Redisa i Valkeya; zainstaluj atol[redis]
error-newer-schema = zapisywała tam nowsza wersja Atola; użyj tamtej wersji
error-not-shared = tylko z PostgreSQL może korzystać kilka procesów: --database postgresql://…
error-not-empty = coś już tam jest; przenieś do pustej bazy
error-not-the-same = { $what } nie dotarło bez zmian; nic nie przeniesiono
error-not-ready = baza danych nie odpowiada; zapytaj za chwilę
error-no-backup = { $file } nie zawiera rozgrywek Atola albo jest uszkodzony
error-folder-in-use = w { $folder } są już rozgrywki; podaj pusty folder
error-not-your-seat = miejsce { $seat } nie należy do ciebie; graj ze swojego
error-seat-taken = ktoś tu już siedzi albo siedzisz już przy tym stole
error-not-late = na ten ruch jest jeszcze czas; potem pozostali mogą zagłosować za botem
error-others-sit-here = przy tym stole siedzą też inni, więc nie można go usunąć
error-bot-too-slow = { $bot } myślałby za długo na wspólnym serwerze; najwyżej search:{ $iterations } albo search:{ $seconds }s
error-wrong-origin = to zapytanie przyszło z obcej strony; otwórz Atol bezpośrednio
error-wrong-method = ten adres nie przyjmuje takiego zapytania; zobacz /api/docs
error-no-undo-request = nikt teraz nie prosi o cofnięcie albo twoja odpowiedź już jest
error-unexpected = coś poszło nie tak po stronie serwera; nic nie zostało zmienione
error-port-taken = port { $port } jest zajęty; wybierz inny: --port
error-data-taken = inny serwer właśnie wystartował z { $folder }; uruchom ponownie, żeby zobaczyć jego adres
error-no-file = nie można odczytać { $file }: { $problem }
error-cannot-write = nie można zapisać { $file }: { $problem }
error-unknown-flag = { $command } nie ma { $flag }; zobacz: { $command } --help
error-bad-flag-value = brakuje wartości { $flag } albo jest niewłaściwa; zobacz: { $command } --help
error-missing-argument = brakuje { $flag }; zobacz: { $command } --help
error-bad-usage = „{ $text }” jest niezrozumiałe; zobacz: { $command } --help
error-bad-set = „{ $text }” nie jest opcją; napisz klucz=wartość
error-seat-names = „{ $text }”: miejsce to me, me:IMIĘ albo bot ({ $known })
error-bots-and-seats = liczba botów ({ $bots }) nie pasuje do liczby miejsc ({ $seats }); podaj jednego bota dla wszystkich albo po jednym na miejsce
error-solo = solo jest dla jednego miejsca, nie dla { $seats }
error-bad-opponent = „{ $text }” nie jest przeciwnikiem; napisz nazwa:poziom, na przykład nautoma:3
error-bad-number = { $name } musi być { $expected }, a nie { $value }

record-missing = brak { $key }
record-shown-seed = ziarno, które skończona partia pokazuje
record-seed-form = liczba całkowita (plain) albo 64 cyfry szesnastkowe (keyed, given)
record-commitment = { $commitment }, czyli SHA-256 ziarna
record-one-of = jedno z { $keys }, a po nim dwukropek
record-move-form = numer miejsce ruch ; suma
record-move-number = ruch numer { $number }
record-whole-number = liczba całkowita
record-header-line = linia nagłówka { $key }: …
record-no-move = żaden ruch: partia już się skończyła
record-seat = miejsce { $seat }
record-check = suma kontrolna { $check }
record-players = { $count ->
        [one] { $count } gracz
        [few] { $count } gracze
       *[other] { $count } graczy
    }
record-one-per-seat = { $seats }, po jednym na miejsce
data-no-section = nie ma takiej sekcji; są { $known }
data-no-entry = nie ma takiego wpisu; są { $known }…
data-no-field = nie ma takiego pola; są { $known }
data-other-game = nakładka jest do { $given }, a nie do { $wanted }
option-lists = { $values } albo { $fewest ->
        [1] najwyżej { $most }
       *[other] { $most }
    } różnych spośród { $known }, rozdzielone przecinkami
error-unfinished-box = ta rozgrywka nie jest skończona: czego brakuje, widać pod wynikiem
error-needs-extra = Do tego trzeba więcej, niż jest zainstalowane: pip install 'atol[{ $extra }]'
error-too-few-bots = Za mało botów ({ $bots }): podaj co najmniej { $needed }
error-bot-twice = { $bot } występuje dwa razy; każdy bot zawodów jest inny
error-bot-by-the-clock = { $bot } myśli według zegara, więc wyniki zależałyby od komputera; podaj liczbę prób, na przykład search:500
error-other-contest = W { $file } są inne zawody; podaj inny --folder
error-broken-results = { $file } to nie jest lista wyników; podaj inny --folder
error-no-hints = Liczona próba na morzu dnia jest bez podpowiedzi
error-no-such-daily = { $game } nie ma takiego morza dnia
error-bad-day = „{ $day }” to nie jest dzień, którego morze można teraz grać; podaj dzisiejszą datę jako RRRR-MM-DD

# What was told of a table with the box.
error-bad-line = krok { $number }, „{ $text }”: { $problem }
error-no-pages = brak zbudowanych stron albo Pythona dla przeglądarki w tej instalacji: zbuduj je poleceniem make web
error-no-help = gra { $game } nie ma pomocy dla stołu z pudełkiem
error-unknown-edition = tego wydania gry { $game } ({ $edition }) tu nie ma: wczytaj jego plik na stronie wydań
