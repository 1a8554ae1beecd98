# Reef.
reef-tagline = Hoduj rafę koralową i punktuj za wzory widziane z góry.
reef-begin-why = Dobierz kartę albo zagraj kartę: to cała tura, do poznania w pięć minut.
reef-level-novice = Sadzi koralowce, gdzie jest miejsce, i cieszy się, gdy coś zapunktuje.
reef-level-easy = Zagrywa kartę, która dziś daje najwięcej, i zapomina o tej, którą będzie chciała mieć jutro.
reef-level-medium = Buduje pod kartę z ręki i zwykle ją punktuje.
reef-level-hard = Układa fragmenty, które służą dwóm kartom naraz.
reef-level-expert = Hoduje rafę, w której każdy fragment punktuje raz za razem.
reef-option-setup = Fragmenty startowe
reef-option-setup-centre = na czterech środkowych polach, po jednym
reef-option-setup-free = dla doświadczonych: wszędzie poza środkiem, wolno układać w kolumny
reef-option-points = Punkty
reef-option-points-open = wszyscy widzą punkty wszystkich
reef-option-points-hidden = punkty innych są tajne do końca
reef-synonyms = połóż=place kładź=place weź=take bierz=take dobierz=take zapłać=pay zagraj=play graj=play czerwony=red żółty=yellow zielony=green fioletowy=purple na=

reef-colour = { $colour ->
        [red] czerwony
        [yellow] żółty
        [green] zielony
        [purple] fioletowy
       *[other] dowolny
    }
reef-cell = { $colour ->
        [red] czerwony
        [yellow] żółty
        [green] zielony
        [purple] fioletowy
       *[any] fragment dowolnego koloru
    }{ $level ->
        [any] { "" }
       *[other] { " " }na poziomie { $level }
    }
reef-two-pieces = 2 × { reef-colour }
reef-one-and-one = { $first } + { $second }
reef-shape = { $shape ->
        [single] każdy { $cells }
        [pair_orthogonal] dwa obok siebie: { $cells }
        [pair_diagonal] dwa na ukos: { $cells }
        [line_3] trzy w linii: { $cells }
        [diagonal_3] trzy na ukos: { $cells }
        [corner_3] trzy w narożniku: { $cells }
        [square_2x2] cztery w kwadracie: { $cells }
       *[other] wzór: { $cells }
    }
reef-next-to-tallest = każdy { $counted ->
        [red] czerwony
        [yellow] żółty
        [green] zielony
       *[purple] fioletowy
    } obok najwyższego { $tallest ->
        [red] czerwonego
        [yellow] żółtego
        [green] zielonego
       *[purple] fioletowego
    }
reef-card = { $name } ({ $pieces } → { $pattern }, { $points } pkt)

reef-do-place = { $colour } na { $space }
    .verb = Połóż na { $space }
reef-do-take = dobierz { $card }
    .verb = Dobierz kartę
reef-do-pay = połóż 1 punkt na { $name } i dobierz wierzch stosu
    .verb = Zapłać i dobierz
reef-do-play = zagraj { $card }
    .verb = Zagraj kartę

reef-player = { $name } · { $points } pkt
reef-display = Dostępne karty i wierzch stosu
reef-pile = stos: { $cards }
reef-tokens = { $tokens ->
        [one] +{ $tokens } punkt
        [few] +{ $tokens } punkty
       *[other] +{ $tokens } punktów
    }
reef-hand = Twoja ręka
reef-supply = Zostało fragmentów:
reef-last-round = ostatnia runda
reef-legend = Ψ czerwony, ● żółty, ♣ zielony, ✶ fioletowy, ◇ dowolny kolor; liczba przy znaku to poziom, czyli wysokość kolumny; · puste pole
    karta: nazwa i jej punkty, niżej dwa fragmenty do położenia, pod nimi wzór; 2+ znaczy poziom 2 lub wyższy
    ↔ i ▲: liczą się fragmenty dookoła najwyższego fragmentu drugiego koloru; ★ zaczyna rundę; słowo „teraz”: czyja kolej
    pod rafą karty w ręku: nazwane, jeśli wszyscy je widzieli, inaczej ?

reef-log-starfish = { $seat } ma rozgwiazdę i zaczyna
reef-log-dealt = Dostajesz { $cards }
reef-log-display = Dostępne karty: { $cards }
reef-log-place = { $seat } kładzie: { $colour } na { $space }, poziom { $level }
reef-log-take = { $seat } dobiera { $card }{ $tokens ->
        [0] { "" }
        [one] { " " }i { $tokens } punkt z karty
        [few] { " " }i { $tokens } punkty z karty
       *[other] { " " }i { $tokens } punktów z karty
    }
reef-log-pay = { $seat } kładzie punkt na { $card } i dobiera ze stosu { $taken }
reef-log-play = { $seat } zagrywa { $card }
reef-log-short = { $seat } nie może położyć fragmentu: { $colour }
reef-log-last-round = Wzięto ostatni fragment ({ $colour }): trwa ostatnia runda
reef-log-score = { $seat } zdobywa { $points } pkt za { $card }
reef-log-pile-empty = Stos jest pusty: partia kończy się natychmiast
reef-log-hand = { $seat } zdobywa { $points } pkt za { $card } z ręki

reef-score-start = Punkty na start
reef-score-start-why = każdy z nimi zaczyna
reef-score-patterns = Wzory zagranych kart
reef-score-patterns-why = { $parts }
reef-score-tokens = Punkty z dobranych kart
reef-score-tokens-why = położone tam przez płacących
reef-score-paid = Punkty zapłacone
reef-score-paid-why = za wierzch stosu
reef-score-hand = Karty, które zostały w ręku
reef-score-hand-why = { $parts }
reef-tie-spaces = więcej zajętych pól ({ $won }, nie { $lost })
reef-tie-stacks = więcej kolumn z czterech fragmentów ({ $won }, nie { $lost })

reef-rules-goal-title = Cel
reef-rules-goal = Dobieraj karty, zagrywaj je, żeby rafa rosła, i zbieraj punkty za wzory, które widać na niej z góry. Wygrywa, kto ma najwięcej punktów.
reef-rules-start-title = Przed pierwszą turą
reef-rules-start = Każdy ma 3 punkty i 2 tajne karty i kładzie po jednym fragmencie każdego koloru na czterech środkowych polach, po jednym na polu. (Dla doświadczonych: na pozostałych polach, także jeden na drugim.) Potem obok stosu, którego wierzch jest odkryty, wykłada się trzy dostępne karty. Zaczyna gracz z rozgwiazdą.
reef-rules-turn-title = Twoja tura
reef-rules-turn = Zrób jedno z dwojga: dobierz kartę albo zagraj kartę. W ręku wolno mieć najwyżej 4 karty; mając 4, trzeba zagrać.
reef-rules-take-title = Dobieranie karty
reef-rules-take = Dobierz jedną z trzech dostępnych kart razem z leżącymi na niej punktami; lukę wypełnia wierzch stosu. Albo połóż jeden własny punkt na dostępnej karcie o najniższej wartości i dobierz wierzch stosu. Bez punktów nie można tego zrobić.
reef-rules-play-title = Zagranie karty
reef-rules-play = Najpierw połóż na swojej rafie oba fragmenty pokazane u góry karty: na pustych polach albo na kolumnach, także jeden na drugim, w dowolnej kolejności. Kolumna ma najwyżej 4 fragmenty, a położony fragment już się nie rusza. Potem policz wzór z dołu karty: jego punkty za każde wystąpienie.
reef-rules-patterns-title = Jak czytać wzory
reef-rules-patterns = Liczy się tylko górny fragment kolumny, a jego poziom to wysokość kolumny. Wzory wolno obracać. Pole bez liczby pasuje do każdego poziomu, z liczbą dokładnie do tego, z plusem do tego lub wyższego; pole w czterech kolorach pasuje do każdego koloru. Fragment liczy się tylko w jednym wystąpieniu; Atol sam znajduje najlepszy sposób liczenia.
reef-rules-tallest-title = Osiem kart specjalnych
reef-rules-tallest = Dają swoje punkty za każdy widoczny fragment jednego koloru obok twojego najwyższego fragmentu innego koloru, także na ukos. Jeśli kilka jest równie wysokich, liczy się najlepszy.
reef-rules-end-title = Koniec
reef-rules-end = Gdy ktoś weźmie ostatni fragment jakiegoś koloru, rundę gra się do końca. Gdy stos wyda ostatnią kartę, partia kończy się natychmiast. Jeśli brakuje fragmentów, połóż te, które są, i punktuj jak zwykle. Na koniec każda karta w ręku punktuje swój wzór najwyżej raz, bez kładzenia fragmentów.
reef-rules-ties-title = Remisy
reef-rules-ties = Przy równych punktach wygrywa więcej zajętych pól, potem więcej kolumn z czterech fragmentów; jeśli i to jest równe, zwycięstwo jest wspólne.

reef-ruling-special-neighbours = „Obok najwyższego fragmentu” to wszystkie osiem pól dookoła: instrukcja mówi tylko „obok”, a publiczny spis kart liczy także na ukos.
reef-ruling-display-before-placement = Dostępne karty wykłada się po ułożeniu fragmentów startowych, w kolejności kroków z instrukcji.
reef-ruling-placement-order = Fragmenty startowe układa się po kolei, bo kogoś trzeba zapytać najpierw.
reef-ruling-hand-card-counts = Karta specjalna, która została w ręku, liczy jeden sąsiedni fragment: karty z ręki punktują raz, a jeden sąsiad to jej wzór jeden raz.
reef-ruling-pile-end-after-action = Partia kończy się, gdy stos wydał ostatnią kartę, jako uzupełnienie albo do ręki, i ta akcja jest dokończona.
reef-ruling-shortage = Brak fragmentów zawsze rozstrzyga się tak samo: weź, co jest, graj dalej, punktuj.
reef-ruling-no-room = Fragment, na który nie ma miejsca na rafie, zostaje w zasobach. Instrukcja nie mówi o pełnej rafie.
reef-ruling-best-match = Zawsze liczy się największa liczba wystąpień bez wspólnych fragmentów; nikt nie wybrałby mniej.
reef-ruling-hidden-points = Przy tajnych punktach cudzych punktów nie ma na stole, w przebiegu ani w arkuszu do końca partii. Boty mogą je liczyć, tak jak ludzie.

# W przeglądarce.
reef-tab-market = Dostępne
reef-market = Dostępne karty i stos
reef-market-none = Karty pojawią się, gdy wszyscy ułożą fragmenty startowe.
reef-pile-cost = −1 pkt
reef-pile-top = wierzch stosu ({ $cards ->
        [one] została { $cards } karta
        [few] zostały { $cards } karty
       *[other] zostało { $cards } kart
    })
reef-pile-payable = można dobrać za 1 punkt
reef-pay-here = tu może trafić punkt za wierzch stosu
reef-supply-left = { $colour }: { $left ->
        [one] został { $left } fragment
        [few] zostały { $left } fragmenty
       *[other] zostało { $left } fragmentów
    } z { $all }
reef-cards =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } kart
    }
reef-card-playing = grasz
reef-card-playable = można zagrać
reef-card-takeable = można dobrać
reef-card-back = zakryta karta
reef-hinted = podpowiedź
reef-hand-empty = Nie masz kart.
reef-hand-empty-take = Nie masz kart. Dobierz jedną z dostępnych.
reef-hand-of = Ręka: { $name }
reef-tray = Fragmenty do położenia
reef-tray-piece = { $colour } fragment: wybierz, żeby zobaczyć jego pola, albo przeciągnij na rafę
reef-first-player = ma rozgwiazdę i zaczyna każdą rundę
reef-seat = miejsce { $number }

reef-board-yours = Twoja rafa
reef-board-of = Rafa: { $name }
reef-space = { $space }: { $level ->
        [0] puste pole
       *[other] poziom { $level }, { $colour } na wierzchu
    }
reef-space-below = pod spodem { $colours }
reef-space-next = fragment stanie na poziomie { $level }
reef-space-open = można położyć
reef-space-fresh = właśnie położony

reef-lock-chance = bez cofania: zobaczysz następną kartę
reef-lock-shown = bez cofania: inni zobaczą tę kartę

reef-ask-start = Ułóż fragmenty startowe
reef-ask-start-detail =
    { $left ->
        [one] Został { $left } fragment: wskaż pole, które świeci
        [few] Zostały { $left } fragmenty: wskaż pole, które świeci
       *[other] Zostało { $left } fragmentów: wskaż pole, które świeci
    }
reef-ask-place = Wybierz pole dla { $colour ->
        [red] czerwonego
        [yellow] żółtego
        [green] zielonego
       *[purple] fioletowego
    } fragmentu
reef-ask-place-either = Połóż fragment: { $first } albo { $second }
reef-ask-first = Pierwszy z dwóch fragmentów tej karty
reef-ask-last = Ostatni fragment, potem liczą się punkty
reef-ask-turn = Dobierz kartę albo zagraj kartę
reef-ask-turn-detail = Masz { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[other] { $cards } kart
    } w ręku
reef-ask-take = Dobierz kartę
reef-ask-take-detail =
    { $cards ->
        [0] Nie masz kart do zagrania
       *[other] Teraz nie możesz zagrać żadnej karty
    }
reef-ask-play = Zagraj kartę z ręki
reef-ask-play-detail = Masz { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[other] { $cards } kart
    }: więcej się nie zmieści
reef-ask-wait-start = { $name } układa fragmenty startowe
reef-ask-wait-place = { $name } kładzie fragmenty
reef-ask-wait-turn = Teraz gra { $name }
reef-ask-last-round = Trwa ostatnia runda
reef-ask-start-todo = Naciśnij pole swojej rafy
reef-ask-place-todo = Naciśnij pole dla fragmentu
reef-ask-place-either-todo = Naciśnij pole albo najpierw fragment
reef-ask-turn-todo = Naciśnij kartę: do dobrania albo zagrania
reef-ask-take-todo = Naciśnij jedną z dostępnych kart
reef-ask-play-todo = Naciśnij kartę z ręki
reef-ask-won = Wygrywa { $names }
reef-ask-won-you = Wygrywasz!
reef-ask-shared = Wspólne zwycięstwo: { $names }
reef-ask-over = Koniec partii

reef-help-turn = Twoja tura
reef-help-take = Dobierz kartę
reef-help-take-how = jedną z dostępnych, razem z leżącymi na niej punktami. Albo wierzch stosu: wtedy połóż 1 swój punkt na dostępnej karcie o najniższej wartości.
reef-help-or = albo
reef-help-play = Zagraj kartę
reef-help-play-how = z ręki: połóż oba jej fragmenty na rafie, potem policz jej wzór.
reef-help-limit = Najwyżej 4 karty w ręku; mając 4, trzeba grać.
reef-help-score = Punktowanie
reef-help-score-how = Punkty z medalu za każdy raz, gdy wzór widać z góry. Wzór wolno obracać. Fragment liczy się w nim tylko raz.
reef-help-read = Jak czytać
reef-help-any-level = bez liczby: na każdym poziomie
reef-help-exactly = liczba: dokładnie na tym poziomie
reef-help-at-least = plus: na tym poziomie albo wyżej
reef-help-any-colour = cztery kolory: każdy pasuje
reef-help-tallest = każdy czerwony dookoła najwyższego żółtego
reef-help-level = liczba na kolumnie to jej wysokość; najwyżej 4
reef-help-end = Koniec
reef-help-end-how = Zabrakło jednego koloru: runda toczy się do końca. Skończył się stos: koniec od razu. Każda karta w ręku punktuje swój wzór najwyżej raz, bez kładzenia fragmentów.
reef-help-ties = Remis
reef-help-ties-how = Więcej zajętych pól, potem więcej pełnych kolumn, potem wspólne zwycięstwo.

reef-symbol-red = Czerwony wachlarz
reef-symbol-red-means = koralowiec rozgałęziony
reef-symbol-yellow = Żółta kopuła
reef-symbol-yellow-means = koralowiec okrągły, w kropki
reef-symbol-green = Zielone rurki
reef-symbol-green-means = koralowiec z siedmiu rurek
reef-symbol-purple = Fioletowa gwiazda
reef-symbol-purple-means = koralowiec o sześciu ramionach
reef-symbol-level = Liczba na kolumnie
reef-symbol-level-means = poziom górnego fragmentu, czyli wysokość kolumny
reef-symbol-exactly = Liczba we wzorze
reef-symbol-exactly-means = pasuje tylko fragment na tym poziomie
reef-symbol-plus = Liczba z plusem
reef-symbol-plus-means = pasuje fragment na tym poziomie albo wyżej
reef-symbol-any = Pole w czterech kolorach
reef-symbol-any-means = pasuje każdy kolor
reef-symbol-special = Koło ze strzałką
reef-symbol-special-means = twój najwyższy fragment tego koloru; liczą się fragmenty drugiego koloru na ośmiu polach dookoła
reef-symbol-medal = Złoty medal
reef-symbol-medal-means = punkty za każde wystąpienie wzoru
reef-symbol-coin = Moneta
reef-symbol-coin-means = punkt na dostępnej karcie, dla tego, kto ją dobierze
reef-symbol-starfish = Rozgwiazda
reef-symbol-starfish-means = znak gracza, który zaczyna
reef-symbol-back = Fala na karcie
reef-symbol-back-means = karta, której nie wolno ci jeszcze znać

# Lessons of a first match.
reef-course-match = Pierwsza partia Reef
reef-course-match-goal = Karty sprawiają, że rafa rośnie, i dają punkty za to, co widać na niej z góry. Wygrywa, kto ma ich najwięcej.
reef-course-match-turn = W swojej turze zrób jedno: dobierz kartę albo zagraj kartę z ręki.
reef-course-match-end = Gdy skończą się fragmenty jednego koloru, rundę gra się do końca i partia jest skończona.
reef-lesson-start = Rafę zaczynają cztery fragmenty: po jednym z każdego koloru, po jednym na środkowym polu. Od ich miejsca zależy, które wzory przyjdą łatwo.
    .title = Początkowe fragmenty
reef-lesson-card = Karta ma dwie części. U góry dwa fragmenty, które położysz, gdy ją zagrasz; niżej wzór, który potem punktuje, tutaj { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za każde wystąpienie: { $card }.
    .title = Jak czytać kartę
reef-lesson-turn = Zrób jedno: dobierz jedną z dostępnych kart albo zagraj kartę z ręki. Potem gra następna osoba.
    .title = Dobierz albo zagraj
reef-lesson-take = Tę kartę zagrasz później, a lukę wypełnia wierzch stosu. Masz w ręku { $held ->
        [one] { $held } kartę
        [few] { $held } karty
       *[many] { $held } kart
    }; najwięcej wolno mieć { $limit }.
    .title = Dobieranie karty
reef-lesson-place = Połóż { $pieces ->
        [one] fragment
       *[other] oba fragmenty
    } na pustych polach albo na kolumnach, także jeden na drugim. Co leży, już się nie rusza, a zakrytego nie widać.
    .title = Kładzenie fragmentów
reef-lesson-pattern = To ostatni fragment, potem karta punktuje. Na polu { $space } da { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
    .title = Gdzie fragment punktuje
reef-lesson-score = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }: wzór liczy się tyle razy, ile widać go z góry, w dowolnym obrocie. Fragmenty zostają i mogą punktować znowu z inną kartą.
    .title = Punktowanie wzoru
reef-lesson-nothing = Wzoru nie było, więc ta karta dała tylko fragmenty. Wolno tak zagrać i czasem warto.
    .title = Karta bez punktów
reef-lesson-level = Liczba we wzorze to poziom, czyli wysokość kolumny; z plusem: taka albo większa: { $card }.
    .title = Poziomy
reef-lesson-tallest = Strzałka oznacza twój najwyższy fragment tego koloru. Liczy się każdy fragment drugiego koloru na ośmiu polach dookoła: { $card }.
    .title = Karty specjalne
reef-lesson-pile = Wierzch stosu też jest odkryty. Kosztuje jeden twój punkt, który kładziesz na dostępnej karcie o najniższej wartości, teraz { $value }.
    .title = Wierzch stosu
reef-lesson-coins = Na dostępnej karcie { $tokens ->
        [one] leży punkt
        [few] leżą { $tokens } punkty
       *[many] leży { $tokens } punktów
    }. Kto ją dobierze, dostanie { $tokens ->
        [one] go
       *[other] je
    } razem z nią.
    .title = Punkty na karcie
reef-lesson-limit = Masz { $limit } karty, więc następnej nie dobierzesz: zagraj którąś.
    .title = Pełna ręka
reef-lesson-full = Kolumna z { $height } fragmentów jest pełna: nic więcej na niej nie położysz.
    .title = Pełne kolumny
reef-lesson-supply = Kolor „{ $colour }”: { $left ->
        [one] został { $left } fragment
        [few] zostały { $left } fragmenty
       *[many] zostało { $left } fragmentów
    }. Gdy jakiś kolor się skończy, rundę gra się do końca i partia jest skończona.
    .title = Koniec jest blisko
reef-lesson-last-round = Ostatnia runda. { $held ->
        [0] Nie masz kart w ręku; karta, która tam zostaje, punktuje swój wzór raz.
        [one] Karta, która zostanie w ręku, zapunktuje swój wzór raz, bez kładzenia fragmentów.
       *[other] Każda karta, która zostanie w ręku, zapunktuje swój wzór raz, bez kładzenia fragmentów.
    }
    .title = Ostatnia runda
reef-aspect-hand = Karty w ręku
reef-aspect-ready = Punkty już pasujące do kart z ręki

# With the box on the table.
reef-score-typed = Wpisane
reef-score-typed-why = punkty policzone poza notesem
reef-told-full = w tej kolumnie są już cztery fragmenty
reef-told-supply = nie ma już fragmentów tego koloru
reef-told-card = nie ma takiej karty
reef-told-used = ta karta jest w pudełku tylko raz i została już zagrana
reef-told-piece = fragment to kolor i pole, na przykład red-b2
reef-told-pieces = karta nie daje fragmentu w tym kolorze
reef-told-due = został jeszcze fragment z karty do ułożenia
reef-told-poor = nie ma punktu, którym można zapłacić
reef-told-hand = to więcej kart, niż mieści się w ręku
reef-tabletop-prepare = Rozłóż pudełko
reef-tabletop-prepare-why = Krok po kroku z obrazkami, dla dwóch do czterech osób, i kto zaczyna.
reef-tabletop-pad = Notes punktów
reef-tabletop-pad-why = Wpisz swoje rafy; Atol znajdzie wzory każdej karty, policzy ręce na koniec i umie trzymać punkty w tajemnicy.
reef-prepare-pieces = Połóż na środku po { $count } fragmentów każdego koloru, na { $seats } osoby. Reszta zostaje w pudełku.
reef-prepare-points = Każdy bierze { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
reef-prepare-hand = Potasuj karty i rozdaj każdemu zakryte: po { $cards }. Reszta to stos.
reef-prepare-start = Każdy bierze z zasobów po jednym fragmencie z { $count } kolorów i kładzie je na czterech środkowych polach swojej planszy, po jednym na polu.
reef-prepare-start-free = Każdy bierze z zasobów po jednym fragmencie z { $count } kolorów i kładzie je na dowolnych polach poza czterema środkowymi, także jeden na drugim.
reef-prepare-display = Wyłóż obok stosu odkryte karty ({ $cards }) i odkryj wierzchnią kartę stosu.
reef-prepare-first = Wybierzcie, kto zaczyna: ta osoba dostaje planszę z rozgwiazdą.
reef-pad-hidden = Punkty w tajemnicy do końca
reef-pad-peek = Pokaż moje punkty
reef-pad-unpeek = Ukryj je znowu
reef-pad-reef-of = Rafa: { $name }
reef-pad-start = Fragmenty na start: wybierz kolor, potem stuknij pole
reef-pad-play = Zagraj kartę
reef-pad-choose = Którą kartę?
reef-pad-pieces = Pokaż karty, które dają
reef-pad-place = Ułóż jej fragmenty: stuknij pole
reef-pad-no-piece = Brak fragmentu: dalej
reef-pad-cancel = Inna karta
reef-pad-counted = { $card }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
reef-pad-token = +1 z wziętej karty
reef-pad-pay = −1 za kartę ze stosu
reef-pad-typed = +1 policzony ręcznie
reef-pad-hands = Karty, które zostały w ręku
reef-pad-hand-of = Ręka, { $name }: { $cards }
reef-pad-no-cards = żadnych
reef-pad-end = Policz ręce i zakończ
reef-pad-supply = Zostało fragmentów
reef-pad-last-round = Skończył się kolor: dograjcie rundę do końca.
reef-pad-back = Wróć do raf

# Zasady pod ręką.
reef-reference-card = Karta { $name }
