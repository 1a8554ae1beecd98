# Stół w przeglądarce.

## Wszędzie
close = Zamknij
save = Zapisz
keep = Zostaw
cancel = Anuluj
back = Wróć
try-again = Spróbuj ponownie
to-lobby = Na stronę główną
to-table = Do stołu
language = Język
theme = Wygląd
theme-system = jak urządzenie
theme-light = jasny
theme-dark = ciemny
theme-to-dark = Nocne nurkowanie: ciemne barwy
theme-to-light = Dzień: jasne barwy
trouble-title = Coś stanęło na drodze
trouble-offline = Serwer nie odpowiada. Czy działa i czy jest połączenie?
trouble-server = Serwer nie mógł tego zrobić. Spróbuj ponownie.
skip-to-content = Przejdź do treści
trouble-bad-message = Tego nie udało się zrobić. Wczytaj stronę jeszcze raz.
trouble-wrong-seat = Teraz gra ktoś inny.
trouble-not-your-seat = Na tym miejscu gra ktoś inny.
trouble-illegal-action = Tego teraz nie można zrobić. Wybierz coś, co świeci.
page-missing-title = Nie ma tu strony
page-missing-text = Pod tym adresem nikt nie mieszka. Może po drodze zgubiła się litera.

## Strona główna
lobby-page-title = Atol: morskie gry planszowe
lobby-motto = Morskie gry planszowe przy jednym stole.
start-table = Załóż stół
code-have = Mam kod stołu
code-label = Kod stołu
code-go = Do stołu
code-unknown = Żadne wolne miejsce nie ma takiego kodu. Czy każda litera się zgadza? Kod działa, dopóki ktoś nie usiądzie.
begin-heading = Pierwszy raz tutaj? Na początek { $game }
begin-with = Graj w { $game }
games-heading = W co gramy?
games-subtitle = ze znajomymi, na jednym ekranie albo z botem
fact-seats = Gracze:
fact-age = od { $age } lat
help-of = { $game }: pomoc
tables-heading = Twoje stoły
tables-waiting = { $count ->
        [one] { $count } czeka na ciebie
        [few] { $count } czekają na ciebie
       *[other] { $count } czeka na ciebie
    }
tables-more = Jeszcze { $count }
finished-heading = Skończone partie
table-title = { $count ->
        [0] { $game }, solo
       *[other] { $game }: { $names }
    }
table-moved = ostatni ruch: { $when }
table-ended = koniec: { $when }
table-won-you = Wygrana!
table-round = runda { $round }
table-won = { $count ->
        [0] nikt nie wygrywa
        [one] wygrywa { $names }
       *[other] wspólnie wygrywają { $names }
    }
resume-table = Graj dalej: { $title }
delete-table-of = Usuń: { $title }
delete-table-title = Usunąć ten stół?
delete-table-text = Partia i jej zapis znikną na zawsze. Jeśli siedzą tam też inne osoby, stołu nie da się usunąć.
delete-table = Usuń
turn-yours = Twój ruch
turn-of = Gra { $name }
tab-your-move = ● Twój ruch
record-heading = Obejrzyj partię
record-why = Otwórz zapis partii i przejdź ją ruch po ruchu.
record-why-drag = { record-why } Plik można też tu przeciągnąć.
record-damaged = Ten zapis jest zmieniony albo uszkodzony. { $where }
record-drop = Upuść zapis tutaj.
record-open = Otwórz zapis
unofficial = Atol jest nieoficjalny, robiony przez miłośników tych gier i niezwiązany z ich autorami ani wydawcami. Warto mieć prawdziwe pudełka.
credits-line = { $game } ({ $year }): { $authors }; wydanie: { $publishers }.

## Profil i ustawienia
profile = Ty i ustawienia
profile-of = { $name }: profil i ustawienia
your-name = Twoje imię
name-placeholder = Imię
name-saved = Imię jest zapisane.
my-matches = Twoje partie
my-matches-of = { $played ->
        [one] { $played } partia
        [few] { $played } partie
       *[other] { $played } partii
    }, wygrane: { $won }
device-title = Graj dalej na innym urządzeniu
device-text = Otwórz ten link na drugim urządzeniu albo zeskanuj go. Działa raz i czyni tamto urządzenie też twoim.
forget-me = Usuń moje dane
forget-text = Twoje imię zniknie z serwera, a ta przeglądarka zapomni wszystko. Stoły, przy których siedzisz tylko ty i boty, zostaną usunięte; przy stołach z innymi osobami twoje miejsce zostanie bez imienia. Tego nie da się cofnąć.
forget-yes = Tak, usuń moje dane
setting-confirm = Pytaj przed tym, czego nie da się cofnąć
setting-confirm-why = Ruch, który odkryje coś nowego albo skończy partię, czeka na drugie naciśnięcie.
setting-auto = Graj jedyny możliwy ruch
setting-auto-why = Gdy nie ma wyboru, Atol gra dalej sam.
setting-speed = Ruch na stole
speed-calm = spokojny
speed-normal = zwykły
speed-quick = szybki
speed-none = bez ruchu
setting-sound = Ciche dźwięki
setting-sound-why = Gdy element trafia na miejsce, gdy przychodzi karta, gdy ktoś zdobywa punkty, gdy zaczyna się twój ruch i gdy partia się kończy.
link = Link
link-copy = Kopiuj
link-copied = Link jest skopiowany.
link-copy-by-hand = Zaznacz link i skopiuj go ręcznie.
link-share = Udostępnij
link-qr = Kod QR tego linku
link-only-here = Ten serwer odpowiada tylko na tym komputerze, więc link działa tylko tutaj.
link-open-house = Żeby wpuścić inne urządzenia, uruchom Atol tak:
code-is = albo jako kod
code-where = Wpisz go pod adresem { $address }: „{ code-have }”.

## Nowy stół
new-table = nowy stół
who-plays = Kto gra?
add-player = Dodaj gracza
swap-sides = Zamień strony
remove-player = Usuń gracza { $number }
seat-kind = Gracz { $number }
seat-me = Ja
seat-here = Inna osoba tutaj
seat-link = Ktoś przez link
seat-bot = Bot
seat-me-why = Grasz na tym urządzeniu.
seat-here-why = Gracie na jednym ekranie; tajne karty są zakryte, gdy go przekazujecie.
seat-link-why = Po starcie dostaniesz link do wysłania.
seat-open = wolne miejsce
their-name = Imię gracza { $number }
bot-level = Siła gracza { $number }
bot-novice = Plankton
bot-novice-level = Plankton · nowicjusz
bot-novice-why = Widzi tylko kilka swoich ruchów i bierze to, co ładnie wygląda. Dobry na pierwszy raz.
bot-easy = Mewa
bot-easy-level = Mewa · łatwy
bot-easy-why = Bierze to, co od razu wygląda najlepiej, i nie przemyśla całej tury.
bot-medium = Wydra
bot-medium-level = Wydra · średni
bot-medium-why = Myśli trochę naprzód. Równa walka dla kogoś, kto zna zasady.
bot-hard = Mors
bot-hard-level = Mors · trudny
bot-hard-why = Sprawdza, co może się zdarzyć, i rzadko coś odpuszcza.
bot-expert = Orka
bot-expert-level = Orka · mistrz
bot-expert-why = Myśli długo, patrzy daleko i niczego nie wybacza.
bot-random = Plankton
bot-random-why = Dryfuje i gra byle co. Dobry na pierwszy raz.
bot-greedy = Mewa
bot-greedy-why = Bierze to, co w tej chwili najlepsze, i nie myśli naprzód.
bot-search-300 = Wydra
bot-search-300-why = Sprawdza wiele dróg, którymi może pójść partia. Równa walka.
bot-search-2000 = Orka
bot-search-2000-why = Patrzy daleko naprzód, myśli długo i niczego nie wybacza.
options-heading = Opcje gry
options-first = Pierwsza partia
options-first-why = To, co pasuje komuś, kto jeszcze nie zna gry.
options-standard = Zwykłe zasady
options-standard-why = Zasady tak, jak się zwykle gra.
options-own = Moje
options-own-why = Tak, jak wybrano: teraz albo ostatnio.
more-options = Więcej możliwości
list-chosen = { $most ->
        [1] Wybierz jedną pozycję
       *[other] Wybrano: { $chosen }, można: { $fewest ->
            [1] najwyżej { $most }
           *[other] dokładnie { $most }
        }
    }
names-missing = Każda osoba przy tym ekranie potrzebuje imienia.
host = Gospodarz
start = Zaczynamy
read-rules-first = Najpierw zasady

## Stół
table-opening = Nakrywamy do stołu
table-missing-title = Nie ma takiego stołu
table-missing-text = Został usunięty albo przy nim nie siedzisz. Żeby usiąść, trzeba dostać link od kogoś, kto tam gra.
table-refused-title = Stąd nie można dojść do stołu
table-refused-text = Ta strona pochodzi spod innego adresu niż stół. Otwórz stół pod adresem jego własnego serwera.
table-menu = Menu stołu
watching = oglądasz
opponents = Pozostali
board = Plansza
board-of = Plansza: { $name }
at-hand = Pod ręką
hand = Ręka
log = Przebieg
score = Punkty
how-it-stands = Jak to się skończyło
score-sheet = Arkusz punktacji
score-line = Za co
counting-points = Liczymy
side-rail = Karty, przebieg i punkty
fold = Zwiń
unfold = Rozwiń
row-back = Pokaż poprzednie
row-forward = Pokaż następne
points-short = pkt
points-hidden = Tajne do końca partii
points-preview = daje { $points }
you-are = Ty: { $name }
look-at-board = Zobacz planszę: { $name }
to-my-board = Moja plansza
undo = Cofnij
undo-asked = { $name } prosi o cofnięcie ostatniej decyzji.
undo-waiting = Na cofnięcie muszą się zgodzić: { $names }.
agree = Zgoda
decline = Nie
hint-ask = Podpowiedź
hint-title = Dobre ruchy
hint-says = Podpowiedź: { $move }
hint-thinking = Szukamy dobrego ruchu
confirm-move = Potwierdź: { $move }
repeat-move = { $move } × { $times }
lock-chance = bez cofania: dojdzie coś nowego
lock-shown = bez cofania: inni to zobaczą
lock-end = bez cofania: to koniec partii
lock-passes = potem stół ma następna osoba
go-on = Dalej
choose-one = Co wybierasz?
catch-up = Pokaż od razu
tab-marked = tu można wybrać
choose-glowing = Wybierz coś, co świeci
waiting-for = Czekamy: { $name }
waiting-friend = Czekamy na kogoś
reconnecting = Nie ma połączenia. Próbujemy dalej
press-offline = Nie ma połączenia, więc nic nie zostało zagrane. Gramy dalej, gdy tylko wróci.
away = poza stołem
stand-in-me = Niech bot zagra za mnie
stand-in-for = Bot zamiast: { $name }
stand-in-by = zastępuje { $bot }
bot-plays-me = Bot gra za ciebie.
bot-plays-for = Na tym miejscu gra bot: { $name }.
i-am-back = Już jestem
bot-here = Niech zagra tu bot
invite-title = Zaproś kogoś
invite-friend = Zaproś kogoś
invite-text = Wyślij ten link albo pokaż go do zeskanowania. Kto pierwszy go otworzy, ten tu siada.
watch-link = Link do oglądania
watch-link-why = Kto ma ten link, widzi stół, ale niczyich tajemnic.
pass-to = Przekaż urządzenie: { $name }
pass-why = Zaraz odsłonią się tajne karty: { $name }. Reszta niech patrzy na morze.
pass-recap = Od twojego ostatniego ruchu
pass-done = To ja, { $name }
match-over = Partia skończona.
see-result = Zobacz wynik

## Lekcje pierwszej partii
learn = Naucz się, grając
learn-why = Pierwsza partia, w której każda zasada jest objaśniona wtedy, gdy się przydaje. Łatwy bot czeka na ciebie.
lesson = Lekcja
lesson-understood = Rozumiem
lesson-leave = Zakończ lekcję
lesson-resume = Wróć do lekcji
lesson-progress = { $done } z { $all }
lessons-learned = Co już wiesz: { $done } z { $all }
lesson-learned = poznane
lesson-to-come = jeszcze przed tobą
lesson-show = Pokaż
lesson-show-topic = Pokaż: { $topic }
lessons-forget = Naucz mnie wszystkiego od nowa
opening-play = Gramy
course-badge = lekcja
course-badge-why = Przygotowane rozdanie: wybrane tak, żeby pierwsze tury pokazały zasady.

## Koniec
won-you = Wygrywasz!
won-by = Wygrywa { $name }
won-shared = Wspólne zwycięstwo: { $names }
automaton = przeciwnik z gry
whose-board = Czyja plansza
see-table = Zobacz stół
rematch = Rewanż
rematch-swapped = Rewanż z zamianą stron
rematch-wanted = Rewanż czeka przy nowym stole.
rematch-asked = { $name } proponuje rewanż: nowy stół już czeka.
rematch-join = Dołącz do rewanżu
review = Powtórka
download-record = Zapis
fair-checking = Sprawdzamy tasowanie
fair-yes = Tasowanie było uczciwe
fair-no = Nie udało się potwierdzić tasowania
fair-details = Skąd to wiadomo?
fair-how = Przed pierwszą kartą serwer pokazał pieczęć swojej tajnej liczby. Teraz pokazuje samą liczbę: musi dać tę samą pieczęć, a każda karta musi z niej wynikać.
fair-commitment = Pieczęć pokazana na początku
fair-seed = Tajna liczba
fair-seed-yes = Liczba daje tę pieczęć.
fair-seed-no = Liczba nie daje tej pieczęci.
fair-record-yes = Wszystkie karty i ruchy wynikają z tej liczby.
fair-record-no = Ruchy nie wynikają z tej liczby.
fair-here-yes = Twoja przeglądarka też policzyła pieczęć: jest ta sama.
fair-here-no = Twoja przeglądarka policzyła inną pieczęć.
fair-here-unable = Przeglądarka liczy pieczęcie tylko przez bezpieczne połączenie, więc tu nie sprawdziła.

## Powtórka
analysis-title = Co rozstrzygnęło partię
analysis-offer = Gdzie się odwróciła, co byłoby lepsze, co było szczęściem? Sprawdzenie zajmie do minuty.
analysis-begin = Objaśnij partię
analysis-running = Analizujemy partię
analysis-curve = Spodziewany wynik ruch po ruchu
analysis-none = Żaden pojedynczy ruch ani losowanie nie zmieniły wiele.
review-opening = Rozkładamy partię jeszcze raz
review-start = Rozłożenie gry
review-none-title = Żaden zapis nie jest otwarty
review-none-text = Otwórz zapis na stronie głównej: wybierz plik albo go tam przeciągnij.
step-first = Na początek
step-back = Krok wstecz
step-next = Krok naprzód
step-play = Odtwarzaj
step-pause = Zatrzymaj
step-last = Na koniec
step-slider = Krok partii
step-of = krok { $number } z { $last }
step-next-of = Następny ruch: { $name }

## Pomoc
help = Pomoc
help-tab-card = W skrócie
help-tab-lessons = Naucz się, grając
help-tab-rules = Zasady
help-tab-symbols = Symbole
help-tab-origins = Rozstrzygnięcia i źródła
help-tab-keys = Klawiatura
edition = Wydanie: { $edition }
key-u = u
key-u-does = cofnij ostatnią decyzję
key-h = h
key-h-does = poproś o podpowiedź
key-enter = Enter
key-enter-does = potwierdź wybrany ruch
key-escape = Esc
key-escape-does = anuluj, zamknij, wróć do swojej planszy
key-help = ?
key-help-does = otwórz tę pomoc
key-l = l
key-l-does = pokaż przebieg
key-arrows = ← →
key-arrows-does = w powtórce: krok wstecz albo naprzód

## Linki
join-title = Masz zaproszenie
join-with = Przy stole: { $names }.
join = Siadam
link-used-title = Ten link jest zużyty
link-used-text = Każdy link do miejsca działa raz. Poproś o nowy, a jeśli to twoje miejsce, znajdziesz stół na stronie głównej.
continue-title = Graj dalej tutaj
continue-text = To urządzenie cię pozna: twoje imię i stoły przyjdą z tobą.
continue-here = Graj dalej na tym urządzeniu
continue-done = Cześć, { $name }!
continue-used-text = Taki link działa raz i krótko. Utwórz nowy na drugim urządzeniu.

## Co zostaje: arkusz osiągnięć, wyniki, to samo ziarno, pudełko
sheet = Osiągnięcia
sheet-of = { $game }: osiągnięcia
sheet-untitled = Jeszcze bez tytułu
sheet-progress = { $done } z { $all } pól
sheet-to-title = { $count ->
        [one] jeszcze { $count } pole do tytułu: { $title }
        [few] jeszcze { $count } pola do tytułu: { $title }
       *[other] jeszcze { $count } pól do tytułu: { $title }
    }
sheet-complete = Wszystkie pola zaznaczone.
sheet-nameless = Osiągnięcia zapisują się, gdy tylko usiądziesz do stołu.
sheet-next = Polecane jako następne
sheet-play = Zagraj
sheet-play-this = Zagraj: { $what }
sheet-list-progress = { $done } z { $all }
sheet-done = zrobione
sheet-open = jeszcze nie
sheet-done-on = Zrobione { $date }
sheet-by-box = wpisane z pudełka
sheet-by-same = na znanym morzu
sheet-see-match = Zobacz partię
sheet-added = Nowe na arkuszu osiągnięć
sheet-added-nothing = Tym razem nic nowego na arkuszu osiągnięć.
sheet-not-counted = To miejsce dograł bot, więc nic nie trafia na arkusz osiągnięć.
sheet-new-title = Nowy tytuł: { $title }
sheet-again = Zrobione ponownie: { $count }
sheet-look = Zobacz arkusz
sheet-next-is = Następne: { $what }
results = Twoje wyniki solo
results-none = Nie ma jeszcze żadnej skończonej partii solo. Usiądź do gry w pojedynkę: lista zacznie się od pierwszej.
results-best = Najlepszy: { $points }
result-no-rank = poniżej pierwszej rangi
result-review = Odtwórz
result-same = To samo morze
result-forget = Wycofaj
result-forget-of = Wycofaj wynik z { $date }
result-more = Pokaż wszystkie ({ $count })
same-title = To samo morze dla znajomego
same-why = Ten link otwiera nowy stół z tym samym ziarnem i ustawieniami: przychodzi to samo, losowanie po losowaniu. Kto widział tę partię, wie, co może przyjść.
same-badge = to samo morze
same-badge-why = Ta partia powtarza ziarno innej: ktoś może wiedzieć, co będzie dalej.
same-setup = To samo ziarno i ustawienia co w skończonej partii
same-setup-why = Wszystko przychodzi tak jak tam. Stół mówi każdemu, że to rozdanie było już znane.
preset-setup = Wybrane dla tego stołu
preset-change = Wybierz wszystko samodzielnie
preset-seats = { $seats ->
        [one] dla jednej osoby
        [few] dla { $seats } osób
       *[other] dla { $seats } osób
    }
fair-given = Ziarno było znane przed partią: to ziarno innej partii albo dnia.
tabletop-title = Masz na stole prawdziwe pudełko?
tabletop-of = { $game }: { $what }

# ---- morze dnia
daily = Morze dnia
daily-of = Morze dnia: { $day }
daily-why = Jedno rozdanie na dzień i grę, takie samo dla wszystkich. Jak daleko dopłyniesz?
daily-play = Dzisiejsze morza
daily-open = Jeszcze niezagrane
daily-running = Zaczęte, nieskończone
daily-alone = Samemu
daily-rival = Rywal: { $rival }
daily-begin-of = { $game }, { $how }: zacznij
daily-practise = Trening · { $how }
daily-practise-of = { $game }, { $how }: trening
daily-go-on-of = { $game }: graj dalej
daily-share = Podziel się wynikiem
daily-share-short = Podziel się
daily-share-of = { $game }: podziel się wynikiem
daily-calendar = Twój kalendarz
daily-month-before = Poprzedni miesiąc
daily-month-after = Następny miesiąc
daily-on = { $day }: { $count ->
    [one] { $count } morze
    [few] { $count } morza
   *[other] { $count } mórz
  }
daily-nothing = Tego dnia nic nie zagrano.
daily-unfinished = nieskończone
daily-counted-end = Ta próba się dziś liczy.
daily-practice-end = To był trening: liczona próba była wcześniej.
daily-copy = Skopiuj linię
daily-copied = Linia skopiowana.
daily-copy-by-hand = Przeglądarka nie pozwala kopiować; zaznacz linię.
daily-picture = Obrazek
daily-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  }
daily-won = wygrana, rywal: { $rival }
daily-shared = remis, rywal: { $rival }
daily-lost = przegrana, rywal: { $rival }
daily-badge = morze dnia
daily-practice = trening

# ---- własne postępy
progress = Twoje postępy
progress-none = Jeszcze nic tu nie ma
progress-none-why = Każda partia zagrana do końca liczy się tutaj.
progress-about = Co to jest
progress-how = Sumy pomijają trening i partie ze znanym ziarnem. Ocena porównuje cię z botami z lobby, które się nie zmieniają; każdy zaczyna od 25. Wszystko leży na tym serwerze przy twoim imieniu.
progress-matches = partie
progress-wins = zwycięstwa
progress-mean = średnio punktów
progress-best = rekord
progress-beaten = najwyższy pokonany poziom
progress-rating = ocena
progress-points-line = Punkty, partia po partii
progress-points-said = Punkty w { $count ->
    [one] { $count } partii
   *[other] { $count } partiach
  }: od { $first } do { $last }
progress-rating-line = Ocena na tle botów
progress-rating-said = Ocena po { $count ->
    [one] { $count } partii
   *[other] { $count } partiach
  } z botami: { $last }
progress-export = Zabierz ze sobą (JSON)
progress-delete = Usuń na zawsze
progress-delete-title = Usunąć twoje postępy?
progress-delete-text = Wszystkie wyniki i kalendarz mórz dnia znikną na zawsze, także z serwera. Stoły zostają.
progress-deleted = Postępy usunięte.
## Gra korespondencyjna

pace-heading = Tempo
pace-live = Razem, teraz
pace-day = Dzień na turę
pace-week = Tydzień na turę
pace-text = Każdy gra, kiedy mu pasuje. W profilu możesz podać, gdzie dać ci znać, że to twoja tura.
away-bot = Za spóźnionych gra bot
away-bot-why = Gra, dopóki ktoś nie wróci na swoje miejsce. Inaczej pozostali czekają albo głosują za botem.
table-due = termin { $when }
table-late = czas minął
notices-heading = Daj znać, gdy to moja tura
notices-text = Przy stołach z dniem albo tygodniem na turę. Nikt nie dostaje wiadomości, o które nie prosi.
notices-push = Na urządzeniu
notices-mail = E-mailem
notices-webhook = Do programu
notices-unconfirmed = otwórz odnośnik z wiadomości, która jest w drodze
notices-remove = Nie dawaj już znać: { $address }
notices-push-here = Na tym urządzeniu
notices-mail-field = Adres e-mail
notices-more = Dla programu
notices-webhook-field = Adres webhooka (https)
notices-add = Dodaj
notices-not-allowed = Ta przeglądarka nie pozwala na powiadomienia albo jej usługa jest nieosiągalna.
late-vote = Niech zagra bot
late-voted = Za botem: { $votes } z { $voters }.

# With the box on the table.
own-box = Z własnym pudełkiem
own-box-short = Własne pudełko
own-box-why = Telefon obok prawdziwej gry: rozkładanie, notes punktów, kto zaczyna i pamięć wieczorów.
box-of = { $game } z własnym pudełkiem
evening-players = Osoby
evening-player = Osoba { $number }
evening-name-of = Imię osoby { $number }
evening-prepare-intro = { $game }: wybierzcie, ile was jest, a potem odhaczajcie krok po kroku.
evening-step-done = Gotowe
evening-prepare-again = Zacznij znów od pierwszego kroku
evening-then = Po rozłożeniu
evening-choose-first = Kto zaczyna?
evening-choose-side = Kto jest kim?
evening-first-is = Zaczyna { $name }.
evening-end = Koniec
evening-alone = Twój wynik: { $points } pkt.
evening-wins = Wygrywa { $name }: { $points } pkt, przewaga { $ahead }.
evening-shared = Wspólne zwycięstwo: { $names }, po { $points } pkt.
evening-decided = Wygrywa { $name }: równo po { $points } pkt, więc rozstrzygnęło co innego: { $why }.
evening-keep = Zapamiętaj ten wieczór
evening-kept = Zapamiętane w historii
evening-again = Nowa partia
evening-again-title = Zacząć nową partię?
evening-again-text = Wszystko, co wpisane, zniknie; imiona zostaną.
evening-undo = Cofnij
evening-finish = Policz i zakończ
evening-nothing = Nic jeszcze nie zapisano
evening-history = Historia wieczorów
evening-history-why = Tylko w tej przeglądarce, z osobami i punktami.
evening-none = Żaden wieczór nie jest jeszcze zapamiętany. Na końcu partii jest do tego przycisk.
evening-edition = Wydanie: { $name }
evening-csv = Pobierz jako tabelę (CSV)
evening-forget = Zapomnij
evening-forget-of = Zapomnij: { $game }, { $day }
evening-forget-title = Zapomnieć ten wieczór?
evening-forget-text = Zniknie z historii tej przeglądarki i nie da się go przywrócić.
evening-ahead = prowadzi
# Zasady pod ręką.
rules-search = Szukaj w zasadach
rules-search-example = na przykład: remis
rules-kind-rule = zasada
rules-kind-ruling = rozstrzygnięcie
rules-kind-sign = znak
rules-kind-component = element
rules-nothing = Nic o: { $query }
rules-found =
    { $count ->
        [one] { $count } odpowiedź
        [few] { $count } odpowiedzi
       *[other] { $count } odpowiedzi
    }

# Wydania.
edition-link = Moje pudełko mówi co innego
edition-now = Używasz wydania: { $name }

# Jeden plik.
single-get = Pobierz jako jeden plik
single-why = Ten adres (http) nie pozwala przeglądarce zachować stron na później. Pobierz jeden plik: otwarty z pamięci telefonu działa bez serwera i bez sieci.
