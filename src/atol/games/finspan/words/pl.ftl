# Na dnie morza (Finspan).
finspan-tagline = Zapełnij ocean rybami, nurkuj po ich dary i wyhoduj całe ławice.
finspan-level-novice = Zagrywa ryby, które lubi, i nurkuje tam, gdzie akurat płynie.
finspan-level-easy = Kocha duże ryby i płaci za nie kartami, których potem brakuje.
finspan-level-medium = Planuje nurkowanie do końca i pamięta o celu tygodnia.
finspan-level-hard = Zapełnia strefy na czas, po nagrody, i wcześnie wylęga narybek.
finspan-level-expert = Wyciska z czterech tygodni każdą ikrę, każdy narybek i każdą ławicę.
finspan-alone = Jedna osoba gra przeciw Nautomie, przeciwniczce z talii decyzji. Jej poziom wybierzesz niżej.
finspan-option-goals = Cele tygodni
finspan-option-goals-A = strona A: zawsze te same cele
finspan-option-goals-B = strona B: losowy kafelek na każdy tydzień
finspan-option-nautoma = Poziom Nautomy (gra jednoosobowa)
finspan-option-nautoma-2 = 2: cele po stronie Flauta
finspan-option-nautoma-1 = 1: bez punktów za cele
finspan-option-nautoma-3 = 3: Flauta; jej ryby i ławice są warte więcej
finspan-option-nautoma-4 = 4: Sztorm; jej ryby i ławice są warte więcej
finspan-option-nautoma-5 = 5: Sztorm i 3 punkty za najlepszy cel tygodnia
finspan-option-tangled = Wariant Zaplątani (gra jednoosobowa)
finspan-option-tangled-0 = wyłączony
finspan-option-tangled-2 = lekki: X = 2
finspan-option-tangled-3 = wyraźny: X = 3
finspan-option-tangled-4 = mocny: X = 4
finspan-synonyms = zagraj=play nurkuj=dive odrzuć=discard oddaj=spend zapłać=spend dobierz=draw odzyskaj=recover ikra=egg ikrę=egg złóż=egg wyklucie=hatch narybek=young ławica=school ławicę=school podnieś=lift przesuń=lift do=to wsuń=tuck pod=under użyj=use koniec=done dość=done wystarczy=done niebieski=blue fioletowy=purple zielony=green połóż=at na=at
finspan-automaton = Nautoma

# Ryby.
finspan-fish-1 = żabnica otchłani
finspan-fish-2 = halozaur głębinowy
finspan-fish-3 = pająk głębinowy
finspan-fish-4 = raszpla zwyczajna
finspan-fish-5 = nawęd
finspan-fish-6 = rekinek arabski
finspan-fish-7 = tuńczyk błękitnopłetwy
finspan-fish-8 = pelamida
finspan-fish-9 = makrela atlantycka
finspan-fish-10 = żaglica atlantycka
finspan-fish-11 = łosoś atlantycki
finspan-fish-12 = jesiotr ostronosy
finspan-fish-13 = zębacz pasiasty
finspan-fish-14 = apogon z Banggai
finspan-fish-15 = barramundi
finspan-fish-16 = brodacz głębinowy
finspan-fish-17 = opastun
finspan-fish-18 = gładkogłów wielkooki
finspan-fish-19 = lornetnik
finspan-fish-20 = kardynałek czarny
finspan-fish-21 = śluzica czarna
finspan-fish-22 = pożeracz czarny
finspan-fish-23 = głowacz galaretowaty
finspan-fish-24 = pokolec królewski
finspan-fish-25 = pokolec jednorożec
finspan-fish-26 = wargatek sanitarnik
finspan-fish-27 = sześcioszpar szary
finspan-fish-28 = trębacz chiński
finspan-fish-29 = rocha chola
finspan-fish-30 = błazenek plamisty
finspan-fish-31 = kłowiec głębinowy
finspan-fish-32 = rekin foremkowy
finspan-fish-33 = płaszczka krowionosa
finspan-fish-34 = granik kreolski
finspan-fish-35 = płaskogłów krokodyli
finspan-fish-36 = jaszczurnik głębinowy
finspan-fish-37 = ogończa diamentowa
finspan-fish-38 = biczonos Elsmana
finspan-fish-39 = lucjan cesarski
finspan-fish-40 = eskolar
finspan-fish-41 = sardela europejska
finspan-fish-42 = stornia
finspan-fish-43 = jesiotr zachodni
finspan-fish-44 = wyślizg bez twarzy
finspan-fish-45 = rekinek rzekomy
finspan-fish-46 = sanitarnik rzekomy
finspan-fish-47 = wielorybka wiotka
finspan-fish-48 = żabnica kulista
finspan-fish-49 = diabeł morski
finspan-fish-50 = topornik olbrzymi
finspan-fish-51 = żagiewka olbrzymia
finspan-fish-52 = manta
finspan-fish-53 = wstęgor królewski
finspan-fish-54 = karanks olbrzymi
finspan-fish-55 = rogatnica szara
finspan-fish-56 = płytecznik północny
finspan-fish-57 = żarłacz biały
finspan-fish-58 = rekin polarny
finspan-fish-59 = kratook głębinowy
finspan-fish-60 = plamiak
finspan-fish-61 = wargacz wieprzek
finspan-fish-62 = wężor łuskowaty
finspan-fish-63 = żabnica garbata
finspan-fish-64 = wargacz garbogłowy
finspan-fish-65 = żaglica pacyficzna
finspan-fish-66 = sardela japońska
finspan-fish-67 = kaługa
finspan-fish-68 = tuńczyk kawakawa
finspan-fish-69 = flądra wielkozębna
finspan-fish-70 = pławikonik australijski
finspan-fish-71 = raja mała
finspan-fish-72 = podnawka
finspan-fish-73 = lancetnik długonosy
finspan-fish-74 = najeżka długokolca
finspan-fish-75 = koryfena
finspan-fish-76 = raja maltańska
finspan-fish-77 = dennik mariański
finspan-fish-78 = chromis śródziemnomorski
finspan-fish-79 = papugoryba śródziemnomorska
finspan-fish-80 = skorpena głębinowa
finspan-fish-81 = samogłów
finspan-fish-82 = rozdymka oceaniczna
finspan-fish-83 = sardynka pacyficzna
finspan-fish-84 = raja biała
finspan-fish-85 = chimera blada
finspan-fish-86 = murena malowana
finspan-fish-87 = dennik antarktyczny
finspan-fish-88 = antar patagoński
finspan-fish-89 = połykacz
finspan-fish-90 = chetonik proporczyk
finspan-fish-91 = pilot
finspan-fish-92 = flądra pawia
finspan-fish-93 = wyślizg pękaty
finspan-fish-94 = pławikonik karłowaty
finspan-fish-95 = ognica pstra
finspan-fish-96 = skorpena
finspan-fish-97 = wargacz kamieniarz
finspan-fish-98 = ptaszor żaglopłetwy
finspan-fish-99 = histrion
finspan-fish-100 = wężor bezłuski
finspan-fish-101 = żabnica afrykańska
finspan-fish-102 = koleń krótkokolcowy
finspan-fish-103 = iskierka srebrna
finspan-fish-104 = bonito
finspan-fish-105 = żmijak Sloane’a
finspan-fish-106 = piotrosz gładki
finspan-fish-107 = krzywozęb czarny
finspan-fish-108 = węgorz bekasowy
finspan-fish-109 = chetonik cytrynowy
finspan-fish-110 = maszkara kolczasta
finspan-fish-111 = widmo głębinowe
finspan-fish-112 = papugoryba plamista
finspan-fish-113 = szkaradnica
finspan-fish-114 = luźnoszczęk
finspan-fish-115 = marlin pasiasty
finspan-fish-116 = włócznik
finspan-fish-117 = trójnóg głębinowy
finspan-fish-118 = ptaszor dwuskrzydły
finspan-fish-119 = rekin wielorybi
finspan-fish-120 = podnawka biała
finspan-fish-121 = rozdymka białoplama
finspan-fish-122 = skabera białobrzega
finspan-fish-123 = wędkarz wilczy
finspan-fish-124 = kostera żółta
finspan-fish-125 = lucjan żółtoogonowy
finspan-fish-126 = beczkook
finspan-fish-127 = świetlik błękitny
finspan-fish-128 = albula
finspan-fish-129 = świetlik gładkolicy
finspan-fish-130 = platak długopłetwy
finspan-fish-131 = mandaryn wspaniały
finspan-fish-132 = gardłosz atlantycki
finspan-fish-133 = luszcz wirginijski
finspan-fish-134 = chetonik siodłaty
finspan-fish-135 = rogatnica Picassa
finspan-fish-forage-blue = buławik szklanogłowy
finspan-fish-forage-purple = szczeciopyszczek okazały
finspan-fish-forage-green = babka kalifornijska
finspan-card = { $name } ({ $number })

# Plansza, koszty i zdolności.
finspan-site = { $site ->
        [blue] niebieski
        [purple] fioletowy
       *[green] zielony
    }
finspan-at-site = { $site ->
        [blue] niebieskim sektorze
        [purple] fioletowym sektorze
       *[green] zielonym sektorze
    }
finspan-zone = { $zone ->
        [sunlight] jasna
        [twilight] półmroku
       *[midnight] mroku
    }
finspan-bonus = { $place ->
        [sunlight] premia strefy jasnej
        [twilight] premia strefy półmroku
        [midnight] premia strefy mroku
       *[bottom] premia na dnie
    }
finspan-tag = { $tag ->
        [predator] drapieżnik
        [bioluminescent] świecąca
        [camouflage] kamuflaż
        [electric] elektryczna
       *[venomous] jadowita
    }
finspan-token = { $token ->
        [egg] ikra
        [young] narybek
       *[school] ławica
    }
finspan-cost = { $kind ->
        [cards] { $n ->
            [one] { $n } karta
            [few] { $n } karty
           *[other] { $n } kart
        }
        [eggs] { $n ->
            [one] { $n } żeton ikry
            [few] { $n } żetony ikry
           *[other] { $n } żetonów ikry
        }
        [young] { $n ->
            [one] { $n } żeton narybku
            [few] { $n } żetony narybku
           *[other] { $n } żetonów narybku
        }
        [schools] { $n ->
            [one] { $n } ławica
            [few] { $n } ławice
           *[other] { $n } ławic
        }
       *[consume] przykrywa krótszą rybę
    }
finspan-free = bez kosztu
finspan-ability = { $kind ->
        [when_played] gdy zagrywasz
        [if_activated] jeśli aktywujesz
       *[game_end] na koniec gry
    }
finspan-all-players = wszyscy gracze
finspan-effect = { $op ->
        [draw] { $n ->
            [one] dobierz { $n } kartę
            [few] dobierz { $n } karty
           *[other] dobierz { $n } kart
        }
        [recover] { $n ->
            [one] odzyskaj { $n } kartę
            [few] odzyskaj { $n } karty
           *[other] odzyskaj { $n } kart
        }
        [lay_egg] { $n ->
            [one] złóż { $n } żeton ikry
            [few] złóż { $n } żetony ikry
           *[other] złóż { $n } żetonów ikry
        }
        [hatch] { $n ->
            [one] wyklucie z { $n } żetonu ikry
           *[other] wyklucie z { $n } żetonów ikry
        }
        [gain_young] { $n ->
            [one] weź { $n } żeton narybku
            [few] weź { $n } żetony narybku
           *[other] weź { $n } żetonów narybku
        }
        [move] { $n ->
            [one] { $n } ruch narybku lub ławicy
            [few] { $n } ruchy narybku lub ławic
           *[other] { $n } ruchów narybku lub ławic
        }
        [tuck] { $n ->
            [one] wsuń { $n } kartę z ręki
            [few] wsuń { $n } karty z ręki
           *[other] wsuń { $n } kart z ręki
        }
        [lay_egg_on_each] żeton ikry na każdą z ryb: { $where }
        [play_fish] zagraj kolejną rybę: { $where }
       *[score] { $points } pkt: { $where }
    }
finspan-where = { $where ->
        [blue] sektor niebieski
        [purple] sektor fioletowy
        [green] sektor zielony
        [top] górny rząd
        [bottom] najniższy rząd
        [sunlight] strefa jasna
        [twilight] strefa półmroku
        [midnight] strefa mroku
        [small] małe
        [medium] średnie
        [large] duże
        [predator] drapieżniki
        [bioluminescent] świecące
        [camouflage] z kamuflażem
        [electric] elektryczne
       *[venomous] jadowite
    }
finspan-condition = { $condition ->
        [no_tokens] bez żetonów na niej
        [every_token] na niej ikra, narybek i ławica
        [school] ławica na niej
        [young_exactly] { $n ->
            [one] dokładnie { $n } żeton narybku na niej
            [few] dokładnie { $n } żetony narybku na niej
           *[other] dokładnie { $n } żetonów narybku na niej
        }
        [consumed] { $n ->
            [one] co najmniej { $n } pożarta ryba pod nią
            [few] co najmniej { $n } pożarte ryby pod nią
           *[other] co najmniej { $n } pożartych ryb pod nią
        }
       *[bottom_row] leży w najniższym rzędzie
    }

# Cele.
finspan-goal-w1-eggs-or-young = ikra i narybek
finspan-goal-w1-small-fish = małe ryby
finspan-goal-w1-fish = ryby
finspan-goal-w1-young = narybek (tydzień 1)
finspan-goal-w1-one-tag-icon = symbole drapieżnika
finspan-goal-w1-consumed-fish = pożarte ryby
finspan-goal-w2-rows-of-fish = pełne rzędy ryb
finspan-goal-w2-young = narybek (tydzień 2)
finspan-goal-w2-fish-with-tokens = ryby z żetonami
finspan-goal-w2-several-tag-icons = symbole światła, kamuflażu, elektryczności i jadu
finspan-goal-w2-per-two-eggs = każde 2 żetony ikry
finspan-goal-w2-medium-fish = średnie ryby
finspan-goal-w3-schools = ławice
finspan-goal-w3-young = narybek (tydzień 3)
finspan-goal-w3-per-three-eggs = każde 3 żetony ikry
finspan-goal-w3-large-fish = duże ryby
finspan-goal-w3-fish-without-tokens = ryby bez żetonów
finspan-goal-w3-if-activated = zdolności „jeśli aktywujesz”

# Co można zrobić.
finspan-do-play = zagraj: { $card }
    .verb = Zagraj
finspan-do-dive = nurkuj w { $site }
    .verb = Nurkuj
finspan-do-at = połóż na { $slot }
    .verb = Połóż na { $slot }
finspan-do-discard = odrzuć: { $card }
    .verb = Odrzuć
finspan-do-spend = { $token ->
        [egg] oddaj ikrę z { $slot }
        [young] oddaj narybek z { $slot }
       *[school] oddaj ławicę z { $slot }
    }
    .verb = Zapłać
finspan-do-draw = dobierz kartę
    .verb = Dobierz kartę
    .times = Dobierz wszystkie { $times }
finspan-do-recover = odzyskaj: { $card }
    .verb = Odzyskaj
finspan-do-egg = złóż ikrę na { $slot }
    .verb = Złóż ikrę
    .times = Złóż ikrę wszędzie: { $times }
finspan-do-eggs = złóż ikrę na każdej z nich
    .verb = Ikra na wszystkich
finspan-do-hatch = wyklucie ikry na { $slot }
    .verb = Wyklucie
    .times = Wyklucie wszystkich: { $times }
finspan-do-young = nowy narybek na { $slot }
    .verb = Weź narybek
finspan-do-lift = { $token ->
        [young] przesuń narybek z { $slot }
       *[school] przesuń ławicę z { $slot }
    }
    .verb = Przesuń
finspan-do-to = na pole { $slot }
    .verb = Na { $slot }
finspan-do-tuck = wsuń: { $card }
    .verb = Wsuń
finspan-do-under = pod rybę na { $slot }
    .verb = Pod { $slot }
finspan-do-use = użyj zdolności na { $slot }
    .verb = Użyj
finspan-do-done = niczego więcej
    .verb = Dość

# Dziennik.
finspan-log-goals = Cele tygodni: { $goals }
finspan-log-first = Zaczyna { $seat }
finspan-log-deal = { $seat } ma na początek: { $cards }
finspan-log-tangle = Zaplątani: karta punktacji { $tangle }, X = { $strength }
finspan-log-week = Zaczyna się tydzień { $week }
finspan-log-reshuffle = Talia się skończyła; { $count } odrzuconych kart tworzy nową
finspan-log-play = { $covered ->
        [no] { $seat } zagrywa na { $slot }: { $card }
       *[other] { $seat } zagrywa na { $slot }: { $card }, pożarta: { $covered }
    }
finspan-log-discard = { $seat } odrzuca: { $card }
finspan-log-spend = { $token ->
        [egg] { $seat } oddaje ikrę z { $slot }
        [young] { $seat } oddaje narybek z { $slot }
       *[school] { $seat } oddaje ławicę z { $slot }
    }
finspan-log-dive = { $seat } nurkuje w { $site }
finspan-log-activate = { $seat } spotyka na { $slot }: { $card }
finspan-log-bottom = { $seat } jako pierwszy nurek tygodnia sięga dna w { $site }
finspan-log-draw = { $seat } dobiera: { $card }
finspan-log-recover = { $seat } odzyskuje: { $card }
finspan-log-egg = { $seat } składa ikrę na { $slot }
finspan-log-hatch = { $seat } ma wyklucie na { $slot }
finspan-log-young = { $seat } zyskuje narybek na { $slot }
finspan-log-school = Na { $slot } powstaje ławica ({ $seat })
finspan-log-move = { $token ->
        [young] { $seat } przesuwa narybek z { $origin } na { $slot }
       *[school] { $seat } przesuwa ławicę z { $origin } na { $slot }
    }
finspan-log-tuck = { $seat } wsuwa pod rybę na { $slot }: { $card }
finspan-log-use = { $seat } używa na koniec: { $card }
finspan-log-goal = Cel tygodnia, { $goal }: { $points }
finspan-log-tangled = Zaplątani: ryb w sektorze { $site }, w rzędach { $rows }: { $points } dla Nautomy
finspan-log-nautoma-turn = Nautoma odkrywa { $decision }: znaczniki celu { $markers }, ikra { $eggs }, narybek { $young }, ławice { $schools }
finspan-log-nautoma-fish = Nautoma zagrywa: { $card }
finspan-log-nautoma-shared = Nautoma zamiast korzyści dostaje ikrę: { $eggs }

# Notes punktacji.
finspan-score-abilities = Punkty na koniec gry
finspan-score-abilities-why = { $n ->
        [0] żaden warunek nie jest spełniony
       *[other] spełnione warunki: { $parts }
    }
finspan-score-fish = Widoczne ryby
finspan-score-fish-why = { $n ->
        [0] nie ma ryb
       *[other] wydrukowane na nich: { $parts }
    }
finspan-score-consumed = Pożarte ryby
finspan-score-consumed-why = po 1
finspan-score-eggs = Ikra
finspan-score-eggs-why = po 1 za każdą
finspan-score-young = Narybek
finspan-score-young-why = po 1 za każdy
finspan-score-schools = Ławice
finspan-score-schools-why = po 6
finspan-score-goals = Cele tygodni
finspan-score-goals-why = { $n ->
        [0] jeszcze nie ma celów
       *[other] według tygodni: { $parts }
    }
finspan-tie-hand = więcej kart na ręce ({ $won }, nie { $lost })
finspan-tie-nautoma = remis z Nautomą jest twoją wygraną
finspan-score-her-fish = Ryby Nautomy
finspan-score-her-fish-why = po 3, od poziomu 3 po 4
finspan-score-her-schools = Ławice Nautomy
finspan-score-her-schools-why = po 5, od poziomu 3 po 6
finspan-score-her-young = Narybek Nautomy
finspan-score-her-young-why = po 1 za każdy
finspan-score-her-eggs = Ikra Nautomy
finspan-score-her-eggs-why = po 1 za każde 2 żetony ikry
finspan-score-her-goals = Cele tygodni Nautomy
finspan-score-her-goals-why = liczba bazowa i znaczniki
finspan-score-her-tangled = Zaplątani
finspan-score-her-tangled-why = z karty punktacji na koniec każdego tygodnia

# Stół.
finspan-ocean-title = { $name } · { $points } pkt · nurkowie { $divers }
finspan-week-line = Tydzień { $week } z 4, tura { $round } z 6 · talia { $deck } · cele: { $goals }
finspan-week-goal = { $week }: { $goal } (po { $points } pkt)
finspan-week-goal-base = { $week }: { $goal } (po { $points } pkt, liczba bazowa Nautomy { $base })
finspan-bonus-line = { $site ->
        [blue] Premie sektora niebieskiego (b): { $bonuses }
        [purple] Premie sektora fioletowego (p): { $bonuses }
       *[green] Premie sektora zielonego (g): { $bonuses }
    }
finspan-bonus-place = { $place ->
        [sunlight] strefa jasna
        [twilight] strefa półmroku
        [midnight] strefa mroku
       *[bottom] dno
    }: { $effects }
finspan-hand = Ręka ({ $name }):
finspan-discards = Odrzucone ({ $name }): { $cards }
finspan-card-line = { $card }: { $points } pkt, { $length } cm, { $zones }; { $cost }; { $ability }
finspan-using = W użyciu: { $source } ({ $left })
finspan-paying = Do zapłaty, { $card }: { $cost }
finspan-moving = W ruchu z { $slot }: { $token }
finspan-nautoma-line = Nautoma, poziom { $level } · { $points } pkt · ryby { $fish }, ławice { $schools }, narybek { $young }, ikra { $eggs }, znaczniki celu { $markers }
finspan-decision-line = Karta decyzji { $decision }; widziane w tym tygodniu: { $seen }
finspan-tangle-line = Zaplątani { $tangle }, X = { $strength }: +{ $strength } za rybę w { $site }, −1 za rybę w rzędach { $rows }; teraz { $points }
finspan-legend = sektory: b niebieski, p fioletowy, g zielony; rzędy 1 do 6 od góry: 1–3 strefa jasna, 4 półmrok, 5–6 mrok
    pole: numer karty i długość ryby (17/80), druk/9 to ryba nadrukowana na planszy, · puste; liczby kart są na ręce i w przebiegu
    żetony na polu: i ikra, n narybek (nn: dwa), Ł ławica, +2 pożarte ryby; słowo „teraz”: czyja kolej

# Przy pudełku.
finspan-command-nautoma = Nautoma z gry Na dnie morza przy twoim pudełku: gra swoje tury tutaj, ty mówisz, co dzieje się na stole.
finspan-command-nautoma-level = Jej poziom, od 1 do 5.
finspan-command-nautoma-goals = A albo nazwy trzech celów z twojej planszy, po przecinku.
finspan-command-nautoma-tangled = X wariantu Zaplątani: 2, 3 lub 4; 0: bez niego.
finspan-command-nautoma-tangle = Twoja karta Zaplątanych, od Z1 do Z6; bez tego losowa.
finspan-command-nautoma-seed = To samo ziarno daje te same karty decyzji.
finspan-command-nautoma-resume = Dokończ przerwaną partię.
finspan-command-nautoma-save = Gdzie partia jest zapisywana.
finspan-tabletop-help = tura: tura Nautomy (tura N4: z kartą, która pojawiła się w pudełku) · wszyscy: użyto korzyści „wszyscy gracze” · cofnij · wyjdź. Sam Enter robi to, o co pyta.
finspan-tabletop-say-pad = notes 9 40 3 5 2 4 12
finspan-tabletop-say-none = brak
finspan-tabletop-say-points = punkty 97
finspan-tabletop-say-tangled = zaplątani b5 p4 g2
finspan-tabletop-say-goal = cel 5
finspan-tabletop-say-shared = wszyscy
finspan-tabletop-say-turn = tura
finspan-tabletop-turn = Tydzień { $week }, tura { $turn }: zagraj swoją turę, potem Enter na jej turę >
finspan-tabletop-goal = Cel tygodnia, { $goal }: ile ich masz? (cel 5) >
finspan-tabletop-goal-eggs = Cel tygodnia, { $goal }: ile masz żetonów ikry razem? Punkty policzymy tutaj. (cel 5) >
finspan-tabletop-tangled = Zaplątani { $tangle }: ile ryb w { $site } i w rzędach { $rows }? (zaplątani 3 4 albo pola z rybami: zaplątani b5 p4 g2; bez ryb: zaplątani brak) >
finspan-tabletop-points = Ile masz punktów? (punkty 97 za wszystko; albo po kolei, notes 9 40 3 5 2 4 12: punkty zdolności „na koniec gry”, punkty widocznych ryb, liczba pożartych ryb, ikry, narybku, ławic, punkty celów) >
finspan-tabletop-decision = Karta decyzji { $decision }:
finspan-tabletop-reconstructed = Treść karty { $decision } jest tu odtworzona, wydrukowanej nie widzieliśmy. Jeśli na twojej jest co innego, cofnij i zacznij z plikiem --overlay, który mówi, co jest wydrukowane.
finspan-tabletop-step-add = Znacznik na planszę celów
finspan-tabletop-step-remove = Znacznik z powrotem z planszy celów
finspan-tabletop-step-school = Trzy żetony narybku tworzą ławicę
finspan-tabletop-step-hatch = Z ikry wykluwa się narybek: { $count }
finspan-tabletop-step-eggs = Dostaje żetony ikry: { $count }
finspan-tabletop-step-fish = Dobierz jej kartę ryby
finspan-tabletop-idle-add = Bez znacznika: cel teraz się dla niej nie liczy
finspan-tabletop-idle-remove = Nie ma znacznika do zdjęcia
finspan-tabletop-idle-school = Bez ławicy: mniej niż trzy żetony narybku albo jedna powstała już w tej turze
finspan-tabletop-idle-hatch = Nie ma ikry, nic się nie wykluwa
finspan-tabletop-idle-fish = Bez ryby: nie ma już kart do dobrania
finspan-tabletop-goal-result = Cel tygodnia: Ty { $mine }, Nautoma { $hers } (liczba bazowa { $base }, znaczniki { $markers })
finspan-tabletop-goal-alone = Cel tygodnia: Ty { $mine }; na tym poziomie Nautoma nie punktuje celów
finspan-tabletop-goal-bonus = W tym za lepszy wynik tygodnia: Ty { $mine }, Nautoma { $hers }
finspan-tabletop-refused = „{ $text }” teraz nie pasuje; możliwe: { $choices }, cofnij, wyjdź
finspan-tabletop-tangled-result = Zaplątani: { $points } dla Nautomy (ryby w sektorze: { $site }, w rzędach: { $rows })
finspan-tabletop-you = Ty
finspan-tabletop-end = { $won ->
        [person] Ty { $mine }, Nautoma { $hers }: wygrywasz.
       *[nautoma] Ty { $mine }, Nautoma { $hers }: wygrywa Nautoma.
    }
finspan-tabletop-companion = Nautoma przy twoim stole
finspan-tabletop-companion-why = Grasz solo z pudełkiem; jej karty, żetony i punkty są tutaj.
finspan-tabletop-pad = Notes punktacji
finspan-tabletop-pad-why = Dla jednej do pięciu osób z pudełkiem: wpisz wiersze, Atol policzy i wskaże zwycięzcę.
finspan-com-where = pudełko na stole, ona w telefonie
finspan-com-intro = Zagraj w Na dnie morza swoim pudełkiem. Nautoma rozgrywa tury tutaj: mówisz jej niewiele, a ona mówi, co robi.
finspan-com-level = Poziom
finspan-com-level-first = na pierwszy raz 2
finspan-com-no-goals = Bez celów
finspan-com-side-none = Nie punktuje celów tygodni; ty nadal tak.
finspan-com-side-calm = Spokojna strona jej kart celów, niższe liczby bazowe.
finspan-com-side-storm = Burzliwa strona jej kart celów, wyższe liczby bazowe.
finspan-com-bonus = Kto ma lepszy wynik za cel tygodnia, dostaje jeszcze { $points } punkty; przy remisie oboje.
finspan-com-fish-worth = jej ryba
finspan-com-school-worth = ławica
finspan-com-young-worth = narybek
finspan-com-goals = Cele na stole
finspan-com-goals-A = strona A
finspan-com-goals-B = B, losuj tutaj
finspan-com-goals-own = B, moje kafelki
finspan-com-goals-drawn = Na początku wylosujemy tutaj kafelek na każdy tydzień; połóż potem takie same na swojej planszy.
finspan-com-goal-of = Cel tygodnia { $week }
finspan-com-base = baza
finspan-com-tangled = Zaplątani
finspan-com-tangled-on = Gramy w wariant Zaplątani
finspan-com-tangled-why = Na koniec każdego tygodnia twoje ryby mogą dać jej punkty.
finspan-com-tangle = Karta: sektor, rzędy
finspan-com-tangle-random = wylosuj za mnie
finspan-com-site = { $site ->
        [blue] niebieski
        [purple] fioletowy
       *[green] zielony
    }
finspan-com-tangle-card = Karta punktacji { $tangle }
finspan-com-strength = Siła X
finspan-com-tangled-how = Każda twoja ryba w sektorze z karty: +{ $strength } dla niej. Każda w rzędach z karty: −1. Nigdy poniżej 0.
finspan-com-deck = Jej karty decyzji
finspan-com-deck-atol = losuje Atol
finspan-com-deck-box = dobieram z pudełka
finspan-com-deck-atol-why = Nic nie trzeba tasować. Treść tych kart dobraliśmy sami, bo wydrukowanych nie widzieliśmy.
finspan-com-deck-box-why = Odkrywasz karty ze swojego pudełka i mówisz, która się pojawiła. To, co na niej widać, wpisujesz raz; przeglądarka zapamięta.
finspan-com-which-card = Która karta się pojawiła?
finspan-com-which-card-why = Numer jest na karcie. Przekreślone już były w tym tygodniu.
finspan-com-printed = Co jest na karcie { $card }?
finspan-com-printed-why = Ustaw tak jak na swojej karcie; to zostanie zapamiętane.
finspan-com-printed-goal = Znacznik celu
finspan-com-printed-goal-add = dołóż
finspan-com-printed-goal-remove = zdejmij
finspan-com-printed-goal-none = nic
finspan-com-correct = popraw
finspan-com-correct-card = Popraw { $card }
finspan-com-other-card = Inna karta
finspan-com-like-this = Tak jest
finspan-com-colour = Jej kolor
finspan-com-colour-why = Jej nurkowie zaznaczają cele.
finspan-com-colour-of = { $colour ->
        [red] czerwony
        [orange] pomarańczowy
        [yellow] żółty
        [green] zielony
        [blue] niebieski
       *[purple] fioletowy
    }
finspan-com-start = Na stole
finspan-com-start-board = Rozłóż grę jak na dwie osoby; Nautoma nie ma planszy oceanu.
finspan-com-start-tokens = Na początek ma { $eggs ->
        [one] { $eggs } żeton ikry
        [few] { $eggs } żetony ikry
       *[other] { $eggs } żetonów ikry
    } i { $young ->
        [one] { $young } żeton narybku
        [few] { $young } żetony narybku
       *[other] { $young } żetonów narybku
    }. Atol liczy jej żetony: czy leżą też na stole, zależy od ciebie.
finspan-com-start-goals = Przygotuj na planszy cele trzech tygodni, a obok niej połóż sześciu nurków Nautomy.
finspan-com-start-tangle = Obok swojego oceanu połóż kartę punktacji { $tangle }.
finspan-com-start-first = W każdym tygodniu zaczynasz ty.
finspan-com-begin = Zaczynamy tydzień 1
finspan-com-title-her-turn = Tura Nautomy
finspan-com-title-week = Tydzień { $week }
finspan-com-title-week-end = Koniec tygodnia { $week }
finspan-com-title-end = Koniec gry
finspan-com-detail-week = cel: { $goal }
finspan-com-detail-turn = tydzień { $week }, tura { $turn } z { $of }
finspan-com-detail-goal = cel tygodnia
finspan-com-detail-tangled = co daje jej twój ocean
finspan-com-detail-points = twój notes punktacji
finspan-com-detail-over = minęły cztery tygodnie
finspan-com-unseen = { $count ->
        [one] { $count } karta zakryta
        [few] { $count } karty zakryte
       *[other] { $count } kart zakrytych
    }
finspan-com-her-points = jej punkty
finspan-com-things = Co ma Nautoma
finspan-com-fish = ryby
finspan-com-schools = ławice
finspan-com-young = narybek
finspan-com-eggs = ikra
finspan-com-markers = znaczniki
finspan-com-change = { $what }: było { $before }, jest { $after }
finspan-com-fish-how = Połóż ją odkrytą obok niej. Jeśli daje coś wszystkim graczom, możesz to od razu raz wziąć:
finspan-com-your-turn = Twoja tura { $turn } z { $of }. Po niej gra Nautoma.
finspan-com-shared = Użyto korzyści „wszyscy gracze”
finspan-com-shared-why = Nautoma dostaje coś w zamian.
finspan-com-shared-done = Zgłoszono od jej tury: { $count }
finspan-com-do-turn = Tura Nautomy
finspan-com-do-goal = Zapisz
finspan-com-do-tangled = Zapisz
finspan-com-do-points = Porównaj
finspan-com-to-week-end = Do końca tygodnia { $week }
finspan-com-goal-each = liczy się po { $each }
finspan-com-goal-ask = Ile ich masz?
finspan-com-goal-ask-eggs = Ile masz żetonów ikry?
finspan-com-goal-number = Ile ich masz
finspan-com-you = Ty
finspan-com-markers-count = znaczniki: { $count }
finspan-com-base-why = { $base } to jej liczba bazowa dla tego celu, { $markers } to jej znaczniki na planszy celów.
finspan-com-tangled-card = karta { $tangle }, X = { $strength }
finspan-com-tap = Pola twojego oceanu, na których są ryby
finspan-com-tap-how = Dotknij każdego pola swojego oceanu, na którym jest ryba, także nadrukowana.
finspan-com-slot = Sektor { $site ->
        [blue] niebieski
        [purple] fioletowy
       *[green] zielony
    }, rząd { $row }
finspan-com-tangled-sum = { $site } × { $strength } za sektor, minus { $rows } za rzędy, nigdy poniżej 0
finspan-com-tangled-got = Zaplątani: +{ $points } dla Nautomy
finspan-com-week-over = Tydzień { $week } za nami
finspan-com-next-divers = Zabierz swoich sześciu nurków.
finspan-com-next-markers = Zdejmij jej nurków z planszy celów.
finspan-com-next-first = Jej karty decyzji są przetasowane, jedna odpoczywa. Zaczynasz ty.
finspan-com-next-goal = Teraz liczy się: { $goal }.
finspan-com-next-last = Ostatni tydzień nie ma celu.
finspan-com-my-points = Twoje punkty
finspan-com-my-points-why = Najpierw użyj zdolności na koniec gry.
finspan-com-by-line = wiersz po wierszu
finspan-com-by-number = jedna liczba
finspan-com-my-total = Wszystkie twoje punkty
finspan-com-less = mniej: { $what }
finspan-com-more = więcej: { $what }
finspan-com-won = Wygrywasz!
finspan-com-won-tie = Remis, więc wygrywasz!
finspan-com-lost = Wygrywa Nautoma
finspan-com-broken = Tej rozgrywki nie da się dokończyć
finspan-com-unreadable = Tego, co zapamiętała przeglądarka, nie da się odczytać jako gry z Nautomą. Zacznij od nowa.
finspan-com-undo-step = Cofnij ostatni krok
finspan-com-anew = Zacznij od nowa
finspan-com-anew-title = Zacząć od nowa?
finspan-com-anew-text = Ta gra z Nautomą zostanie zapomniana, a poziom i cele wybierzesz jeszcze raz.
finspan-com-anew-yes = Zapomnij i zacznij od nowa
finspan-pad-intro = Jedna kolumna na osobę, jak w papierowym notesie. Wszystko zostaje w tej przeglądarce, dopóki nie wyczyścisz.
finspan-pad-players = Gracze
finspan-pad-player = Gracz { $number }
finspan-pad-name-of = Imię gracza { $number }
finspan-pad-abilities = punkty
finspan-pad-fish = wydrukowane punkty
finspan-pad-consumed = ile sztuk
finspan-pad-eggs = ile sztuk
finspan-pad-young = ile sztuk
finspan-pad-schools = ile sztuk
finspan-pad-goals = punkty
finspan-pad-hand = remis: wygrywa większa ręka
finspan-pad-hand-title = Karty na ręce
finspan-pad-alone = Samotnie? Przeciw tobie zagra Nautoma
finspan-pad-clear = Wyczyść notes
finspan-pad-clear-title = Wyczyścić notes?
finspan-pad-clear-text = Wszystkie liczby będą równe 0; imiona zostaną.
finspan-pad-clear-yes = Wyczyść
finspan-pad-wins = Wygrywa { $name }
finspan-pad-wins-tie = Remis; kartami na ręce wygrywa { $name }
finspan-pad-shared = Wspólne zwycięstwo: { $names }

# Zasady.
finspan-rules-goal-title = Cel gry
finspan-rules-goal = Zdobądź najwięcej punktów w cztery tygodnie: za ryby w swoim oceanie, za ikrę, narybek i ławice, za ryby pożarte przez większe i za cele tygodni.
finspan-rules-start-title = Przygotowanie
finspan-rules-start = Każdy ma planszę z trzema sektorami po sześć rzędów: trzy jasne, jeden półmroku, dwa mroku. Są na niej wydrukowane trzy małe ryby, a na nich dwa żetony ikry i jeden narybku. Zaczynasz z 2 kartami startowymi i 3 z talii. Ręce i stosy odrzuconych są jawne.
finspan-rules-turn-title = Twoja tura
finspan-rules-turn = Tydzień to sześć tur każdego gracza, po jednej na nurka. W turze zagrywasz rybę albo nurkujesz. Z każdej korzyści możesz zrezygnować, osobno z każdej.
finspan-rules-play-title = Zagranie ryby
finspan-rules-play = Wybierz kartę i pole, i zapłać: inne karty z ręki idą na twój stos odrzuconych, ikra, narybek i ławice skądkolwiek z twojego oceanu. Pole musi leżeć w strefie ryby i w jej sektorze, jeśli ma kolorowy pas. Może być puste albo z krótszą rybą, która zostaje pożarta: leży pod spodem i jest warta 1 punkt. Niektóre ryby muszą przykryć krótszą. Żetony na polu zostają. Potem użyj zdolności „gdy zagrywasz”.
finspan-rules-dive-title = Nurkowanie
finspan-rules-dive = Twój nurek schodzi jednym sektorem na samo dno. Wchodząc do strefy, w której sektor ma rybę, możesz wziąć premię strefy; potem rząd po rzędzie użyć ryb ze zdolnością „jeśli aktywujesz”. Pierwszy z twoich nurków, który w tygodniu dotrze na dno sektora, ma tam jeszcze jedną premię.
finspan-rules-tokens-title = Ikra, narybek i ławice
finspan-rules-tokens = Ryba ma najwyżej jedną ikrę. Wykluta ikra staje się narybkiem. Trzy żetony narybku na polu bez ławicy od razu tworzą ławicę; na polu mieści się jedna. Narybek i ławice poruszają się w linii prostej na dowolną odległość; narybek, który dopełnia ławicę, tam się zatrzymuje, a ławica nie wchodzi na inną ani przez nią nie przechodzi.
finspan-rules-abilities-title = Zdolności
finspan-rules-abilities = Dobierz z talii, odzyskaj kartę ze swojego stosu, złóż ikrę, wylęż, weź narybek, przesuwaj, wsuń kartę z ręki pod dłuższą rybę (jest pożarta) albo zagraj kolejną rybę za zwykły koszt. Korzyść dla wszystkich graczy każdy może wziąć w swoim oceanie.
finspan-rules-week-title = Koniec tygodnia
finspan-rules-week = Po tygodniach 1–3 każdy dostaje punkty za cel tygodnia. Na stronie B kto zdobył ich najwięcej, dostaje jeszcze 3; przy remisie wszyscy najlepsi. Znacznik pierwszego gracza przechodzi dalej.
finspan-rules-end-title = Koniec gry
finspan-rules-end = Najpierw każdy używa zdolności na koniec gry. Potem policz: punkty na widocznych rybach i za ich warunki, po 1 za pożartą rybę, ikrę i narybek, 6 za ławicę oraz cele. Przy remisie wygrywa więcej kart na ręce, potem zwycięstwo jest wspólne.
finspan-rules-nautoma-title = Gra z Nautomą
finspan-rules-nautoma = W pojedynkę grasz przeciw Nautomie, która nie ma oceanu. Zaczyna z 2 żetonami ikry i 1 żetonem narybku i gra po każdej twojej turze. Gdy zagrasz rybę z korzyścią dla wszystkich albo twój nurek na taką wejdzie, ona dostaje ikrę. Gdy ona zagra taką rybę, możesz raz wziąć korzyść. Punktuje ryby, ławice, narybek, każde 2 żetony ikry i cele. Remis jest twoją wygraną.
finspan-rules-decisions-title = Jej karty decyzji
finspan-rules-decisions = Co tydzień tasuje się siedem kart i odkłada jedną bez oglądania. W każdej turze odkrywa jedną i robi, co pokazuje: kładzie lub zdejmuje znacznik celu, potem nurkuje (trzy żetony narybku w ławicę, raz; wykluwają się najwyżej 4 żetony ikry; dostaje 2 żetony ikry), potem dostaje rybę. W 4. tygodniu znaczników celu się nie rusza.
finspan-rules-levels-title = Jej poziomy
finspan-rules-levels = Za cel liczy się jej liczba bazowa, Flauta albo Sztorm, i znaczniki, po tej samej stawce co tobie. Na poziomie 1 nie punktuje celów; 2 i 3 używają Flauty, 4 i 5 Sztormu. Do poziomu 2 ryba daje jej 3, a ławica 5, od poziomu 3 odpowiednio 4 i 6. Na poziomie 5 kto zdobył więcej za cel tygodnia, dostaje jeszcze 3.
finspan-rules-tangled-title = Zaplątani
finspan-rules-tangled = Jedna karta punktacji wskazuje sektor i rzędy twojego oceanu. Na koniec każdego tygodnia Nautoma dostaje X punktów za każdą twoją rybę w sektorze, minus 1 za każdą w rzędach, ale nie mniej niż 0. X to 2, 3 lub 4.

# Co instrukcje pozostawiają otwarte.
finspan-ruling-first-player = Kto zaczyna, wskazuje los; w pojedynkę zawsze ty, jak każe instrukcja Nautomy.
finspan-ruling-start-tokens = Która wydrukowana ryba ma ikrę, a która narybek, wiemy z jedynego znanego nam opisu; dwa żetony ikry i jeden narybku są pewne.
finspan-ruling-sizes = Ryba mająca dokładnie 50 cm jest średnia, a dokładnie 150 cm duża; symboli na kartach nie widzieliśmy.
finspan-ruling-moving = Jeden ruch to dowolna odległość w linii prostej: zasady mówią o przechodzeniu przez pola.
finspan-ruling-schools-in-empty-slots = Ławica może stać na polu bez ryby, tak jak narybek.
finspan-ruling-tucking = Wsuwana karta trafia pod dowolną dłuższą widoczną rybę: większość ryb z tą zdolnością jest na to za krótka.
finspan-ruling-eggs-on-each = Zdolności składania ikry kart 41, 42, 68 i 69, których zasięg jest niejasny, sięgają każdej pasującej ryby, jak u kart siostrzanych.
finspan-ruling-midnight-bonus = Premia strefy mroku w sektorze niebieskim odzyskuje kartę: opisy się różnią, a na dnie jest to samo.
finspan-ruling-empty-discard-pile = Gdy twój stos jest pusty, zamiast odzyskać kartę, dobierasz ją z talii.
finspan-ruling-school-is-no-young = Ławicą nie płaci się za narybek ani narybkiem za ławicę.
finspan-ruling-further-fish = Kolejną rybę opłaca się i kładzie jak każdą inną, bez nurka.
finspan-ruling-order-of-benefits = Korzyści jednej zdolności bierze się po jednej, w dowolnej kolejności, i można przerwać w każdej chwili.
finspan-ruling-all-players-order = Korzyść dla wszystkich bierze najpierw właściciel, potem inni zgodnie z ruchem wskazówek, każdy do końca.
finspan-ruling-token-supply = Żetonów nigdy nie brakuje.
finspan-ruling-hand-limit = Ręka nie ma limitu kart.
finspan-ruling-goal-tiles = Na stronie B kafelek tygodnia losuje się z sześciu celów tego tygodnia.
finspan-ruling-goal-rates = Trzy cele mają znane punkty za sztukę; dla pozostałych dobraliśmy tak, by liczba bazowa i znaczniki dawały około pięciu punktów.
finspan-ruling-tied-leaders = 3 punkty za najlepszy cel tygodnia dostają wszyscy remisujący.
finspan-ruling-ending-order = Na koniec gracze używają zdolności kolejno, w porządku ostatniego tygodnia.
finspan-ruling-nautoma-order = Nautoma wykonuje najpierw cel, potem nurkowanie, potem rybę, w porządku tekstu jej instrukcji.
finspan-ruling-nautoma-shared-token = Zamiast korzyści dla wszystkich dostaje jedną ikrę; symbol zginął z tekstu, który mamy.
finspan-ruling-nautoma-cards = Treść siedmiu kart decyzji, strony Sztorm i pięciu kart Zaplątanych jest nasza, dobrana do tego, co instrukcje mówią o jej sile; właściciel pudełka może ją podmienić. W turze powstaje najwyżej jedna ławica, cokolwiek tam wpisano.
finspan-ruling-level-one-person-scores = Na poziomie 1 tylko Nautoma nie punktuje celów; ty punktujesz.
finspan-ruling-level-five-bonus = Na poziomie 5 dodatkowe 3 punkty przyznaje się na obu stronach planszy celów.
finspan-ruling-tangled-before-ending = Zaplątani 4. tygodnia punktuje się przed zdolnościami na koniec gry.
finspan-ruling-polish-names = Polskich nazw na kartach nie widzieliśmy. Gdzie gatunek ma polską nazwę, jest tu ona; pozostałe nazwaliśmy sami, co zaznaczono w danych.

# Przy stole w przeglądarce.
finspan-seat = Gracz { $number }
finspan-tab-week = Tydzień
finspan-tab-species = Ryba
finspan-length = { $length } cm
finspan-printed = nadruk
finspan-hinted = podpowiedź
finspan-costs = Koszt:
finspan-forage-line = { $card }: { $length } cm, nadrukowana na planszy; bez punktów i zdolności
finspan-species-none = Wskaż rybę, żeby o niej przeczytać.
finspan-detail-fish = { $name } ({ $slot })
finspan-detail-week = tydzień { $week }:
finspan-status = karty: { $cards }, nurkowie: { $divers }
finspan-points = punkty: { $points }
finspan-points-short = { $points } pkt
finspan-short-top = górny
finspan-short-bottom = na dnie
finspan-short-sunlight = jasna
finspan-short-twilight = półmrok
finspan-short-midnight = mrok
finspan-short-small = małe
finspan-short-medium = średnie
finspan-short-large = duże
finspan-short-no_tokens = bez żetonów
finspan-ruler-sunlight = jasna
finspan-ruler-twilight = półmrok
finspan-ruler-midnight = mrok

finspan-ocean-yours = Twój ocean
finspan-ocean-of = Ocean: { $name }
finspan-your-hand = Twoja ręka
finspan-your-discards = Twoje odrzucone karty
finspan-hand-of = Ręka: { $name }
finspan-discards-of = Odrzucone karty: { $name }
finspan-no-hand = Ręka jest pusta. Nurkuj w niebieskim sektorze, tam są karty.
finspan-no-discards = Nic tu jeszcze nie odrzucono.
finspan-deck = Talia: { $cards }
finspan-deck-draw = Talia: { $cards }, można dobrać kartę
finspan-discards-open = Stos odrzuconych: { $cards }; przełącza między ręką a stosem
finspan-divers = Nurkowie na ten tydzień: { $divers } z { $all }
finspan-dive-site = Sektor { $site ->
        [blue] niebieski
        [purple] fioletowy
       *[green] zielony
    }
finspan-site-blue = karty
finspan-site-purple = ikra
finspan-site-green = wylęg i ruch
finspan-diver-here = Twój nurek jest w { $site ->
        [blue] niebieskim sektorze
        [purple] fioletowym sektorze
       *[green] zielonym sektorze
    }
finspan-zone-open = jest tu ryba, więc nurek ją dostanie
finspan-zone-closed = najpierw musi tu być ryba
finspan-bottom-open = na dnie: premia dla pierwszego nurka tygodnia
    .brief = premia dla pierwszego
finspan-bottom-taken = na dnie: premia już wzięta
    .brief = dno: premia wzięta
finspan-bottom = dno
finspan-bottom-gone = wzięte
finspan-slot-empty = puste pole
finspan-slot-fish = { $name }, punkty: { $points }
finspan-slot-egg = ikra
finspan-slot-young = narybek: { $young }
finspan-slot-school = ławica
finspan-slot-consumed = pożarte pod spodem: { $consumed }
finspan-has-fish = ryby: { $count }
finspan-has-egg = ikra: { $count }
finspan-has-young = narybek: { $count }
finspan-has-school = ławice: { $count }
finspan-can-play = można zagrać
finspan-can-dive = można tu nurkować
finspan-can-at = można tu położyć rybę
finspan-can-discard = można odrzucić
finspan-can-spend = można tym zapłacić
finspan-can-draw = można dobrać
finspan-can-recover = można odzyskać
finspan-can-egg = można tu złożyć ikrę
finspan-can-eggs = można złożyć ikrę na wszystkich
finspan-can-hatch = ikra może się tu wykluć
finspan-can-young = może tu trafić nowy narybek
finspan-can-lift = można stąd coś przesunąć
finspan-can-to = można tu przesunąć
finspan-can-tuck = można wsunąć pod rybę
finspan-can-under = ta ryba może pożreć kartę
finspan-can-use = można użyć zdolności
finspan-can-done = można przestać

finspan-swim-on = Płyń dalej
finspan-enough = Wystarczy
finspan-week-of = Tydzień { $week } z { $weeks }
finspan-clock = tydzień { $week }, tura { $round }
finspan-turn-of = Tura { $round } z { $divers }
finspan-strip-pay = Zapłata: { $name }
finspan-strip-left = Jeszcze do wzięcia lub zapłacenia
finspan-gives-cards = karty do odrzucenia
finspan-gives-eggs = ikra do oddania
finspan-gives-young = narybek do oddania
finspan-gives-schools = ławice do oddania
finspan-gives-draw = dobrania
finspan-gives-recover = odzyskania
finspan-gives-lay_egg = złożenia ikry
finspan-gives-hatch = wyklucia
finspan-gives-gain_young = nowy narybek
finspan-gives-move = ruchy
finspan-gives-tuck = wsunięcia
finspan-gives-lay_egg_on_each = ryby, na których można złożyć ikrę
finspan-gives-play_fish = kolejna ryba

finspan-lock-chance = bez cofania: zobaczysz następną kartę

finspan-ask-choose = Zagraj rybę albo zanurkuj
finspan-ask-choose-detail = Tydzień { $week } z 4, tura { $round } z 6. Świecące karty możesz zagrać, w każdym sektorze możesz nurkować
finspan-ask-place = Gdzie zamieszka { $name }?
finspan-ask-place-detail = Pole może być puste albo z krótszą rybą, która zostanie pożarta
finspan-ask-pay = { $kind ->
        [cards] Zapłać: odrzuć kartę z ręki
        [eggs] Zapłać: oddaj ikrę
        [young] Zapłać: oddaj narybek
       *[schools] Zapłać: oddaj ławicę
    }
finspan-ask-pay-detail = { $name }, zostało do oddania: { $left }
finspan-ask-take-draw = { $name }: dobierz kartę
finspan-ask-take-recover = { $name }: odzyskaj kartę ze swojego stosu
finspan-ask-take-egg = { $name }: wskaż rybę, na której złożysz ikrę
finspan-ask-take-hatch = { $name }: wskaż ikrę, która się wykluje
finspan-ask-take-young = { $name }: wskaż pole dla nowego narybku
finspan-ask-take-move = { $name }: wskaż narybek lub ławicę, które popłyną
finspan-ask-take-tuck = { $name }: wskaż kartę, którą pożre dłuższa ryba
finspan-ask-take-play_fish = { $name }: zagraj kolejną rybę
finspan-ask-take-any = { $name }: weź, co daje, w dowolnej kolejności
finspan-ask-take-detail = Wszystko jest dobrowolne; reszta przepada, gdy popłyniesz dalej
finspan-ask-move = { $token ->
        [young] Dokąd płynie narybek?
       *[school] Dokąd płynie ławica?
    }
finspan-ask-move-detail = W linii prostej, jak daleko chcesz
finspan-ask-tuck = Która ryba to pożre? ({ $name })
finspan-ask-tuck-detail = Pożarta ryba jest warta punkt na końcu
finspan-ask-last = Koniec gry: której zdolności użyjesz teraz?
finspan-ask-last-detail = Kolejność jest dowolna
finspan-ask-wait-choose = { $name } ma ruch
finspan-ask-wait-place = { $name } zagrywa rybę
finspan-ask-wait-pay = { $name } płaci za rybę
finspan-ask-wait-benefit = { $name } korzysta ze zdolności
finspan-ask-wait-move = { $name } przesuwa żeton
finspan-ask-wait-tuck = { $name } karmi rybę
finspan-ask-wait-last = { $name } używa zdolności na koniec gry
finspan-ask-choose-todo = Naciśnij kartę albo zanurkuj w sektorze
finspan-ask-place-todo = Naciśnij pole oceanu
finspan-ask-pay-todo = Naciśnij to, czym płacisz
finspan-ask-take-draw-todo = Naciśnij talię
finspan-ask-take-recover-todo = Naciśnij kartę swojego stosu
finspan-ask-take-egg-todo = Naciśnij rybę
finspan-ask-take-hatch-todo = Naciśnij ikrę
finspan-ask-take-young-todo = Naciśnij pole oceanu
finspan-ask-take-move-todo = Naciśnij narybek albo ławicę
finspan-ask-take-tuck-todo = Naciśnij kartę na ręce
finspan-ask-take-play_fish-todo = Naciśnij kartę na ręce
finspan-ask-take-any-todo = Naciśnij to, co bierzesz teraz
finspan-ask-move-todo = Naciśnij pole w linii prostej
finspan-ask-tuck-todo = Naciśnij dłuższą rybę
finspan-ask-last-todo = Naciśnij rybę z tą zdolnością
finspan-ask-over = Koniec partii
finspan-ask-won = Wygrywa { $names }
finspan-ask-won-you = Wygrywasz!
finspan-ask-shared = Wspólne zwycięstwo: { $names }

finspan-goals = Cele tygodni
finspan-week = Tydzień { $week }
finspan-goal-rate = po { $points } pkt
finspan-last-week = ostatni tydzień, bez celu
finspan-base = Nautoma: { $base }
finspan-base-label = Nautoma liczy { $base } i swoje znaczniki: { $markers }
finspan-level = poziom { $level }
finspan-side-calm = Flauta
finspan-side-storm = Sztorm
finspan-hers-fish = ryby: { $count }, punkty: { $points }
finspan-hers-school = ławice: { $count }, punkty: { $points }
finspan-hers-young = narybek: { $count }, punkty: { $points }
finspan-hers-egg = ikra: { $count }, punkty: { $points }
finspan-her-fish-now = Dostaje kartę: { $name }
finspan-her-latest = Jej tura { $turn } w tygodniu { $week }: karta { $card }
finspan-her-gain = +{ $points } pkt
finspan-her-newest = Ostatnio zagrała: { $name }
finspan-decisions-left = Kart decyzji jeszcze nie widać: { $left }; jedna z nich odpoczywa
finspan-tangled-now = Zaplątani, { $site ->
        [blue] sektor niebieski
        [purple] sektor fioletowy
       *[green] sektor zielony
    } razy { $strength }, minus rzędy { $rows }: teraz { $points } dla niej
finspan-decision-goal = cel
finspan-decision-of = Karta decyzji { $card }
finspan-decision-none = Nautoma jeszcze w tym tygodniu nie grała
finspan-decision-goal-add = kładzie znacznik celu
finspan-decision-goal-remove = zdejmuje znacznik celu
finspan-decision-goal-none = znaczniki celu bez zmian
finspan-decision-school = trzy żetony narybku tworzą ławicę
finspan-decision-hatch = wykluwają się najwyżej 4 żetony ikry
finspan-decision-eggs = dostaje 2 żetony ikry
finspan-decision-fish = dostaje rybę
finspan-decision-no-fish = bez ryby


finspan-help-turn = Twoja tura (sześć w tygodniu)
finspan-help-play = Zagraj rybę
finspan-help-play-how = Wybierz pole w jej strefie i zapłać jej koszt. Potem użyj zdolności „gdy zagrywasz”.
finspan-help-or = albo
finspan-help-dive = Zanurkuj
finspan-help-dive-how = Wybierz sektor i zejdź na samo dno:
finspan-help-dive-zone = Premia strefy, jeśli w tym sektorze jest w niej ryba.
finspan-help-dive-row = Każda ryba „jeśli aktywujesz”, rząd po rzędzie.
finspan-help-dive-bottom = Na dnie premia dla pierwszego nurka tygodnia.
finspan-help-card = Karta ryby
finspan-help-card-points = u góry po lewej: punkty
finspan-help-card-tags = u góry po prawej: grupy
finspan-help-card-zones = słupek: strefy, w których żyje
finspan-help-card-cost = dymek na obrazku: koszt
finspan-help-card-ability = na dole: kiedy i co daje
finspan-help-cover = Dłuższa ryba może przykryć krótszą: ta zostaje pożarta. Żetony na polu zostają.
finspan-help-gives = Co dają ryby i premie
finspan-help-draw = dobierz kartę z talii
finspan-help-recover = odzyskaj kartę ze swojego stosu
finspan-help-egg = złóż ikrę, jedną na rybie
finspan-help-hatch = ikra staje się narybkiem
finspan-help-young = nowy narybek; trzy na polu tworzą ławicę
finspan-help-move = przesuń narybek lub ławicę w linii prostej
finspan-help-tuck = wsuń kartę pod dłuższą rybę
finspan-help-play_fish = zagraj kolejną rybę, za zwykły koszt
finspan-help-end = Po czterech tygodniach
finspan-help-score-visible = punkty na widocznych rybach i za ich warunki
finspan-help-score-consumed = 1 za każdą pożartą
finspan-help-score-egg = 1 za ikrę
finspan-help-score-young = 1 za narybek
finspan-help-score-school = 6 za ławicę
finspan-help-score-goals = cele trzech tygodni
finspan-help-nautoma = Nautoma, gdy grasz w pojedynkę
finspan-help-her-goal = Po twojej turze odkrywa kartę decyzji. Najpierw kładzie lub zdejmuje znacznik celu.
finspan-help-her-dive = Potem nurkuje: trzy żetony narybku w ławicę, najwyżej 4 żetony ikry się wykluwają, dostaje 2 nowe.
finspan-help-her-fish = Na koniec dostaje rybę z talii, jeśli karta ją pokazuje.
finspan-help-her-shared = Gdy korzystasz z ryby „wszyscy gracze”, ona dostaje żeton ikry.
finspan-help-her-gift = Gdy ona zagra taką rybę, ty możesz wziąć korzyść.
finspan-help-her-score = Punktuje ryby, ławice, narybek, pary żetonów ikry i cele. Remis jest twój.

finspan-symbol-egg = Ikra
finspan-symbol-egg-means = leży na rybie, najwyżej jedna; 1 punkt na koniec
finspan-symbol-young = Narybek
finspan-symbol-young-means = leży na dowolnym polu; trzy tworzą ławicę; 1 punkt na koniec
finspan-symbol-school = Ławica
finspan-symbol-school-means = jedna na polu; 6 punktów na koniec
finspan-symbol-draw = Dobierz
finspan-symbol-draw-means = weź kartę z talii
finspan-symbol-discard = Odrzuć
finspan-symbol-discard-means = koszt: inna karta z ręki na twój stos
finspan-symbol-recover = Odzyskaj
finspan-symbol-recover-means = weź na rękę kartę ze swojego stosu
finspan-symbol-hatch = Wyklucie
finspan-symbol-hatch-means = ikra zmienia się w narybek na tym samym polu
finspan-symbol-move = Ruch
finspan-symbol-move-means = narybek lub ławica płynie w linii prostej
finspan-symbol-consume = Pożarcie
finspan-symbol-consume-means = jako koszt: połóż na krótszej rybie; przy rybie: ile leży pod nią
finspan-symbol-tuck = Wsunięcie
finspan-symbol-tuck-means = karta z ręki trafia pod dłuższą rybę
finspan-symbol-play_fish = Kolejna ryba
finspan-symbol-play_fish-means = zagraj jeszcze jedną, za zwykły koszt
finspan-symbol-when_played = Gdy zagrywasz
finspan-symbol-when_played-means = działa raz, zaraz po zagraniu
finspan-symbol-if_activated = Jeśli aktywujesz
finspan-symbol-if_activated-means = działa za każdym razem, gdy mija ją nurek
finspan-symbol-game_end = Na koniec gry
finspan-symbol-game_end-means = działa lub punktuje po czwartym tygodniu
finspan-symbol-all = Wszyscy gracze
finspan-symbol-all-means = korzyść może wziąć każdy, w swoim oceanie
finspan-symbol-predator = Drapieżnik
finspan-symbol-predator-means = grupa ryb; dwa znaki liczą się podwójnie
finspan-symbol-bioluminescent = Świecąca
finspan-symbol-bioluminescent-means = grupa ryb, które świecą
finspan-symbol-camouflage = Kamuflaż
finspan-symbol-camouflage-means = grupa ryb, które się kryją
finspan-symbol-electric = Elektryczna
finspan-symbol-electric-means = grupa ryb, które rażą prądem
finspan-symbol-venomous = Jadowita
finspan-symbol-venomous-means = grupa ryb z jadem
finspan-symbol-blue = Sektor niebieski
finspan-symbol-blue-means = lewy; nurkowanie daje karty
finspan-symbol-purple = Sektor fioletowy
finspan-symbol-purple-means = środkowy; nurkowanie daje ikrę
finspan-symbol-green = Sektor zielony
finspan-symbol-green-means = prawy; nurkowanie daje wyklucia i ruchy
finspan-symbol-zones = Strefy ryby
finspan-symbol-zones-means = od góry: jasna, półmrok, mrok; pełne są jej domem
finspan-symbol-pawn = Nurek
finspan-symbol-pawn-means = jedna tura; na planszy celów znacznik Nautomy
finspan-symbol-calm = Flauta
finspan-symbol-calm-means = niższe liczby bazowe Nautomy, poziomy 2 i 3
finspan-symbol-storm = Sztorm
finspan-symbol-storm-means = wyższe liczby bazowe Nautomy, poziomy 4 i 5

error-companion = „{ $text }” teraz nie pasuje; możliwe: { $choices }
error-companion-broken = krok { $number }, „{ $text }”, nie pasuje do poprzednich; możliwe w tym miejscu: { $choices }
error-companion-outdated = tę rozgrywkę zaczęto z innymi danymi kart i nie można jej dokończyć z obecnymi; zacznij nową

# Lessons of a first match.
finspan-course-match = Pierwsza partia Finspan
finspan-course-match-turn = Sześciu nurków na tydzień, jeden na turę: zagraj rybę do swojego oceanu albo nurkuj.
finspan-course-match-dive = Nurek schodzi jednym sektorem: każda strefa, w której jest ryba, i każda ryba po drodze może coś dać.
finspan-course-match-end = Po czterech tygodniach liczy się ryby, ikrę, narybek, ławice, pożarte ryby i cele.
finspan-course-nautoma = Finspan przeciw Nautomie
finspan-course-nautoma-turn = Sześciu nurków na tydzień, jeden na turę: zagraj rybę do swojego oceanu albo nurkuj.
finspan-course-nautoma-dive = Nurek schodzi jednym sektorem: każda strefa, w której jest ryba, i każda ryba po drodze może coś dać.
finspan-course-nautoma-nautoma = Nautoma nie ma oceanu. Po każdej twojej turze karta mówi, co robi.
finspan-lesson-turn = Zrób jedno z nurkiem tej tury: zagraj rybę z ręki albo zanurkuj w jednym z trzech sektorów.
    .title = Zagraj albo nurkuj
finspan-lesson-place = Wybierz pole ({ $card }): w strefie tej ryby i w jej sektorze, jeśli ma kolorowy pas. Pole jest puste albo leży na nim krótsza ryba.
    .title = Gdzie mieszka ryba
finspan-lesson-pay = Zapłać ({ $card }): inne karty z ręki idą na twój stos odrzuconych, ikra, narybek i ławice skądkolwiek z twojego oceanu.
    .title = Ile kosztuje ryba
finspan-lesson-played = W twoim oceanie ({ $card }): na koniec da swoje punkty, a jeśli ma taką zdolność, skorzysta z niej każdy nurek w jej sektorze.
    .title = Ryba w oceanie
finspan-lesson-consumed = Dłuższa ryba pożera tę pod spodem ({ $covered }). Pożarta jest warta 1 punkt.
    .title = Pożarte ryby
finspan-lesson-dive = Twój nurek schodzi sektorem ({ $site }), od światła aż na dno, i zbiera po drodze.
    .title = Nurkowanie
finspan-lesson-bonus = Wszystko tutaj jest dobrowolne: weź, co chcesz, a z reszty zrezygnuj.
    .title = Korzyści
finspan-lesson-activate = Nurek spotyka rybę ({ $card }): jej zdolności możesz użyć teraz i przy każdym następnym nurkowaniu tutaj.
    .title = Ryby, które działają
finspan-lesson-bottom = Pierwszy z twoich nurków, który w tygodniu dotrze na dno sektora, ma tam jeszcze jedną premię.
    .title = Dno
finspan-lesson-draws = Dobierz kartę z talii, w sumie { $amount }.
    .title = Dobieranie
finspan-lesson-recovers = Odzyskaj: weź z własnego stosu odrzuconych { $amount ->
        [one] kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    }. To, czym płacisz, nie przepada.
    .title = Odzyskiwanie kart
finspan-lesson-lays = Złóż ikrę na rybie, w sumie { $amount }. Ryba mieści jeden żeton ikry, a każdy jest wart punkt.
    .title = Ikra
finspan-lesson-hatches = Wykluj: ikra staje się narybkiem na tym samym polu.
    .title = Wykluwanie
finspan-lesson-births = Narybek przybywa na wybrane pole. Trzy żetony narybku na jednym polu to ławica.
    .title = Narybek
finspan-lesson-moves = Narybek i ławice przesuwasz w linii prostej na dowolną odległość. Zbierz razem trzy żetony narybku.
    .title = Przesuwanie
finspan-lesson-tucks = Wsuń kartę z ręki pod dłuższą rybę: jest pożarta i warta punkt.
    .title = Wsuwanie karty
finspan-lesson-schools = Ławica: trzy żetony narybku na jednym polu stały się nią, a jest warta 6 punktów zamiast 3.
    .title = Ławice
finspan-lesson-goal = Cel tygodnia { $week }: { $goal }. Liczy się na koniec tygodnia.
    .title = Cel tygodnia
finspan-lesson-week = Tydzień się skończył. Jego cel ({ $goal }) dał ci { $won ->
        [one] { $won } punkt
        [few] { $won } punkty
       *[many] { $won } punktów
    }. W nowym tygodniu wracają wszyscy nurkowie.
    .title = Koniec tygodnia
finspan-lesson-last-week = Ostatni tydzień nie ma celu. Po nim ryby ze zdolnością na koniec gry użyją jej i liczy się wszystko.
    .title = Ostatni tydzień
finspan-lesson-nautoma = Nautoma zagrała. Ma teraz ikrę: { $eggs }, narybek: { $young }, ławice: { $schools }. Każda ryba, którą dostanie, też jest warta punkty.
    .title = Tura Nautomy
finspan-aspect-hand = Karty na ręce
finspan-aspect-playable = Karty, na które cię stać
finspan-aspect-fish = Ryby w oceanie

# Laying out the box.
finspan-tabletop-prepare = Rozłóż pudełko
finspan-tabletop-prepare-why = Krok po kroku z obrazkami, dla jednej do pięciu osób, i kto zaczyna.
finspan-prepare-mats = { $seats ->
        [one] Weź planszę oceanu.
       *[other] Każda osoba dostaje planszę oceanu; gra was { $seats }.
    } Są na niej wydrukowane trzy małe ryby.
finspan-prepare-tokens = Każdy kładzie na wydrukowanych rybach żetony ikry ({ $eggs }) i narybku ({ $young }), tam gdzie pokazuje plansza. Pozostałe żetony leżą pod ręką.
finspan-prepare-goals-a = Połóżcie planszę celów stroną z wydrukowanymi celami. Jest po jednym na każdy z pierwszych { $weeks } tygodni.
finspan-prepare-goals-b = Połóżcie planszę celów stroną na kafelki i na każdym z pierwszych { $weeks } tygodni połóżcie losowy kafelek celu.
finspan-prepare-cards = Każdy dostaje karty startowe ({ $starters }) i karty z talii ryb ({ $cards }). Ręce są jawne.
finspan-prepare-divers = Każdy bierze { $divers } nurków jednego koloru: tylu, ile jest tur w każdym z { $weeks } tygodni.
finspan-prepare-first = Wybierzcie, kto zaczyna.
finspan-prepare-nautoma = W pojedynkę grasz przeciw Nautomie: na jej stronie są jej karty, żetony i tury. Każdy tydzień zaczynasz ty.

# What the terminal says beside the box.
finspan-tabletop-face-goal = Cel tygodnia { $week }: { $goal }, po { $points } pkt; liczba bazowa Nautomy: { $base }.
finspan-tabletop-face-goal-alone = Cel tygodnia { $week }: { $goal }, po { $points } pkt; na tym poziomie Nautoma nie punktuje celów.
finspan-tabletop-face-tangled = Karta Zaplątanych { $tangle }, X = { $strength }: na koniec każdego tygodnia dostaje { $strength } za każdą twoją rybę w { $site }, minus 1 za każdą w rzędach { $rows }.
finspan-tabletop-change = { $thing ->
        [fish] ryby
        [schools] ławice
        [young] narybek
        [eggs] ikra
       *[markers] znaczniki celu
    } { $before } → { $after }
finspan-tabletop-her-points = Jej punkty: { $before } → { $after }
finspan-tabletop-shared = Dostaje ikrę i ma jej teraz { $eggs }; ryb „wszyscy gracze” użytych od jej tury: { $count }
finspan-tabletop-goal-means = Twoja liczba za „{ $goal }”: { $count }{ $each ->
        [1] {""}
       *[other] , a { $each } razem liczą się raz
    }: { $counted } × { $points } = { $total } pkt.
finspan-tabletop-points-mean = Twoje punkty razem: { $points }.
finspan-tabletop-pad-abilities = Zdolności „na koniec gry”: { $points } pkt, jak wpisano.
finspan-tabletop-pad-fish = Widoczne ryby: { $points } pkt, jak wpisano.
finspan-tabletop-pad-consumed = Pożarte ryby: { $number }, czyli { $points } pkt.
finspan-tabletop-pad-eggs = Żetony ikry: { $number }, czyli { $points } pkt.
finspan-tabletop-pad-young = Żetony narybku: { $number }, czyli { $points } pkt.
finspan-tabletop-pad-schools = Ławice: { $number }, czyli { $points } pkt.
finspan-tabletop-pad-goals = Cele tygodni: { $points } pkt, jak wpisano.

# Zasady pod ręką.
finspan-reference-goal = Cel: { $goal }
finspan-reference-goal-says = tydzień { $week }; po { $points } pkt; liczba bazowa Nautomy: Flauta { $calm }, Sztorm { $storm }
