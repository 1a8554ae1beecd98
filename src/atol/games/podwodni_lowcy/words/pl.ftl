# Podwodni Łowcy.
podwodni_lowcy-tagline = Nurkuj po ryby: im głębiej, tym większy połów albo żaden.
podwodni_lowcy-level-novice = Nurkuje po wszystko, co błyszczy, a wynurza się, gdy sobie przypomni.
podwodni_lowcy-level-easy = Liczy to, co ma w sieci, a nie to, co jeszcze może pójść źle.
podwodni_lowcy-level-medium = Mniej więcej wie, jak bardzo następna karta grozi końcem nurkowania.
podwodni_lowcy-level-hard = Waży każde zejście na tle tego, co zaraz wyłowisz.
podwodni_lowcy-level-expert = Zna szanse co do karty i ryzykuje dokładnie tyle, ile trzeba.
podwodni_lowcy-option-target = Długość
podwodni_lowcy-option-target-35 = standardowa: aż ktoś ma 35 punktów
podwodni_lowcy-option-target-25 = krótka: 25 punktów
podwodni_lowcy-option-target-45 = długa: 45 punktów
podwodni_lowcy-option-risk = Ryzyko następnej karty
podwodni_lowcy-option-risk-number = widać dokładną szansę
podwodni_lowcy-option-risk-words = tylko słowo: małe, średnie, duże
podwodni_lowcy-option-risk-off = nie pokazuj: licz karty samodzielnie
podwodni_lowcy-synonyms = nurkuj=dive róg=corner rog=corner lewy-górny=top-left prawy-górny=top-right lewy-dolny=bottom-left narożnik=corner zacznij=corner wynurz= się= prawy-dolny=bottom-right głębiej=deeper glebiej=deeper kolumna=column rząd=row rzad=row sieć=net siec=net harpun=harpoon pas=pass pasuj=pass zmyj=wash punktuj=score odwróć=turn odwroc=turn połóż=lay poloz=lay dołóż=add doloz=add weź=take wez=take koniec=end czerwona-rozdymka=red-puffer czerwona-płaszczka=red-ray czerwona-makrela=red-mackerel zielona-rozdymka=green-puffer zielona-płaszczka=green-ray zielona-makrela=green-mackerel żółta-rozdymka=yellow-puffer żółta-płaszczka=yellow-ray żółta-makrela=yellow-mackerel krewetka=shrimp krewetki=shrimp

podwodni_lowcy-card = { $card ->
        [red-puffer] czerwona rozdymka
        [red-ray] czerwona płaszczka
        [red-mackerel] czerwona makrela
        [green-puffer] zielona rozdymka
        [green-ray] zielona płaszczka
        [green-mackerel] zielona makrela
        [yellow-puffer] żółta rozdymka
        [yellow-ray] żółta płaszczka
        [yellow-mackerel] żółta makrela
        [shrimp] krewetka
        [wave] fala
        [net] sieć
       *[harpoon] harpun
    }
podwodni_lowcy-set = { $set ->
        [three-red-puffer] trzy czerwone rozdymki
        [three-red-ray] trzy czerwone płaszczki
        [three-red-mackerel] trzy czerwone makrele
        [three-green-puffer] trzy zielone rozdymki
        [three-green-ray] trzy zielone płaszczki
        [three-green-mackerel] trzy zielone makrele
        [three-yellow-puffer] trzy żółte rozdymki
        [three-yellow-ray] trzy żółte płaszczki
        [three-yellow-mackerel] trzy żółte makrele
        [four-puffer] cztery rozdymki
        [four-ray] cztery płaszczki
        [four-mackerel] cztery makrele
        [four-red] cztery czerwone ryby
        [four-green] cztery zielone ryby
       *[four-yellow] cztery żółte ryby
    }
podwodni_lowcy-corner = { $corner ->
        [top-left] lewy górny
        [top-right] prawy górny
        [bottom-left] lewy dolny
       *[bottom-right] prawy dolny
    }
podwodni_lowcy-space = { $space ->
        [dive-1] 1. karta zanurzenia
        [dive-2] 2. karta zanurzenia
        [dive-3] 3. karta zanurzenia
        [dive-4] 4. karta zanurzenia
       *[other] { $space }
    }
podwodni_lowcy-level = { $level ->
        [none] bez ryzyka
        [low] małe ryzyko
        [middling] średnie ryzyko
        [high] duże ryzyko
       *[extreme] ogromne ryzyko
    }

podwodni_lowcy-do-dive = nurkuj: dobierz kartę
    .verb = Nurkuj
podwodni_lowcy-do-corner = zacznij w narożniku: { $corner }
    .verb = Zacznij: { $corner }
podwodni_lowcy-do-deeper = nurkuj głębiej
    .verb = Nurkuj głębiej
podwodni_lowcy-do-column = wynurz się z nową kolumną
    .verb = Weź kolumnę
podwodni_lowcy-do-row = wynurz się z rzędem, weź: { $space }
    .verb = Weź z rzędu: { $space }
podwodni_lowcy-do-net = sieć: nurek { $seat } oddaje kartę: { $card }
    .verb = Weź siecią: { $card }
podwodni_lowcy-do-harpoon = harpun, weź: { $space }
    .verb = Weź harpunem: { $space }
podwodni_lowcy-do-pass = nie używaj sieci ani harpunów
    .verb = Nie używaj
podwodni_lowcy-do-wash = fala zmywa wszystkie: { $card }
    .verb = Oddaj: { $card }
podwodni_lowcy-do-score = punktuj: { $set }
    .verb = Punktuj: { $set }
podwodni_lowcy-do-turn = odwróć: { $card }
    .verb = Zakryj: { $card }
podwodni_lowcy-do-lay = do zestawu: { $card }
    .verb = Wyłóż: { $card }
podwodni_lowcy-do-add = dołóż do puli: { $card }
    .verb = Dołóż: { $card }
podwodni_lowcy-do-take = weź z puli: { $card }
    .verb = Weź: { $card }
podwodni_lowcy-do-end = zakończ turę
    .verb = Zakończ turę
podwodni_lowcy-offer-row = wynurz się z rzędem, karta { $number } z { $all }: { $space }, { $card }
podwodni_lowcy-offer-net = sieć: weź kartę, którą ma { $name }: { $card }
podwodni_lowcy-offer-harpoon = harpun, weź: { $space }, { $card }

podwodni_lowcy-diver = { $name } · { $points } pkt
podwodni_lowcy-sea = Morze
podwodni_lowcy-caught = odkryte:
podwodni_lowcy-scored = zestawy:
podwodni_lowcy-pool = Pula:
podwodni_lowcy-deck = Talia { $deck }, odrzucone { $discards }, gra do { $target }
podwodni_lowcy-risk-deeper = Ryzyko następnej karty: { $risk }
podwodni_lowcy-risk-corner = { $corner }: { $risk }
podwodni_lowcy-risk-corners = Ryzyko drugiej karty:
podwodni_lowcy-risk-number = { $percent }%
podwodni_lowcy-last-turns = ostatnie tury
podwodni_lowcy-legend = litera to kolor: C czerwona, Z zielona, Ż żółta; rysunek to karta: ◉◁ rozdymka, ◇~ płaszczka, ═◁ makrela, ʗ krewetka, ≈≈ fala, ▦ sieć, ─► harpun
    ✓ przed kartą: już wybrana; · puste miejsce; kolumny a do d, rzędy 1 do 3 od góry; z boku leży zanurzenie
    pomarańczowa ramka i słowo „teraz”: czyja kolej; zestawy: zakryte karty, każda to 10 punktów

podwodni_lowcy-log-first = Zaczyna { $seat }
podwodni_lowcy-log-fill = Wyłożone: { $filled }
podwodni_lowcy-log-reshuffle = Talia się skończyła; odrzucone karty ({ $count }) tworzą nową
podwodni_lowcy-log-draw = { $seat } nurkuje i dobiera: { $card }
podwodni_lowcy-log-no-cards = Nie ma czego dobrać, { $seat } pasuje
podwodni_lowcy-log-corner = { $seat } zaczyna w narożniku: { $corner }
podwodni_lowcy-log-place = { $seat } dokłada kolejną kartę: { $card }
podwodni_lowcy-log-interrupted = { $reason ->
        [colour] Zanurzenie przerwane ({ $seat }): { $card }, a obok jest ryba tego samego koloru ({ $causes })
       *[same] Zanurzenie przerwane ({ $seat }): { $card }, a taka karta już leży w tym rzędzie lub kolumnie ({ $causes })
    }
podwodni_lowcy-log-consolation = { $seat } dostaje na pocieszenie pierwszą kartę: { $card }
podwodni_lowcy-log-consolation-tool = { $seat } może na pocieszenie użyć pierwszej karty ({ $card }); potem się ją odrzuca
podwodni_lowcy-log-consolation-wave = { $seat } ma na pocieszenie tylko falę, a ta nic nie daje
podwodni_lowcy-log-lost = { $seat } wypływa z niczym i traci: { $cards }
podwodni_lowcy-log-wash = { $seat }, fala zabiera: { $count } × { $card }
podwodni_lowcy-log-waves = Fale z tego rzędu są odrzucone: { $spaces }
podwodni_lowcy-log-column = { $seat } wynurza się z kolumną: { $cards }
podwodni_lowcy-log-row = { $seat } wynurza się z kartami z rzędu: { $cards }
podwodni_lowcy-log-net = { $seat } łapie w sieć kartę, którą ma { $other }: { $card }
podwodni_lowcy-log-harpoon = { $seat } trafia harpunem ({ $space }): { $card }
podwodni_lowcy-log-pass = { $seat } nie używa reszty
podwodni_lowcy-log-moved = Reszta zanurzenia ({ $seat }) trafia w luki: { $cards }
podwodni_lowcy-log-score = { $seat } punktuje: { $set }
podwodni_lowcy-log-turned = { $seat } odwraca: { $card }
podwodni_lowcy-log-pool = { $seat } tworzy pulę: { $cards }
podwodni_lowcy-log-take = { $seat } bierze z puli: { $card }
podwodni_lowcy-log-last-turns = { $seat } ma { $points } pkt: pozostali mają po jednej, ostatniej turze

podwodni_lowcy-score-sets = Zapunktowane zestawy
podwodni_lowcy-score-sets-why = { $parts }
podwodni_lowcy-score-open = Odkryte ryby i krewetki
podwodni_lowcy-score-open-why = { $parts }
podwodni_lowcy-tie-shrimps = mniej odkrytych krewetek ({ $won }, nie { $lost })

podwodni_lowcy-rules-goal-title = Cel
podwodni_lowcy-rules-goal = Łów ryby, zamieniaj je w zestawy po 10 punktów i miej najwięcej punktów, gdy ktoś dojdzie co najmniej do umówionej liczby: 25, 35 albo 45.
podwodni_lowcy-rules-start-title = Morze
podwodni_lowcy-rules-start = 86 kart: 54 ryby w trzech kolorach i trzech rodzajach oraz po 8 krewetek, fal, sieci i harpunów. Dwanaście leży odkrytych w 3 rzędach po 4. Przed każdą turą luki uzupełnia się z talii. Gdy talia się skończy, nową tworzą karty odrzucone.
podwodni_lowcy-rules-turn-title = Twoja tura
podwodni_lowcy-rules-turn = Albo nurkujesz, albo punktujesz tyle zestawów, ile możesz i chcesz.
podwodni_lowcy-rules-dive-title = Nurkowanie
podwodni_lowcy-rules-dive = Dobierz kartę i połóż ją na ukos za jednym z czterech narożników: tam zaczyna się nowa kolumna. Druga karta trafia pod nią lub nad nią, na koniec najbliższego rzędu. Potem możesz się wynurzyć albo położyć trzecią kartę na końcu środkowego rzędu, a czwartą na końcu najdalszego. Po czwartej się wynurzasz.
podwodni_lowcy-rules-interrupted-title = Przerwane zanurzenie
podwodni_lowcy-rules-interrupted = Od drugiej karty ryba przerywa zanurzenie, jeśli tuż obok niej (w rzędzie lub w kolumnie) jest ryba jej koloru. Krewetka, fala, sieć i harpun przerywają je, gdy taka sama karta już leży w tym rzędzie lub w nowej kolumnie. Przy drugiej karcie zachowujesz pierwszą; przy trzeciej i czwartej tracisz wszystkie. Tura się kończy.
podwodni_lowcy-rules-waves-title = Fale
podwodni_lowcy-rules-waves = Jeśli przerywa fala, najpierw każdy nurek wybiera jedną ze swoich odkrytych ryb i odrzuca wszystkie tego rodzaju i koloru albo odrzuca wszystkie swoje krewetki. Potem odrzuca się fale z tego rzędu i tej kolumny. Fala, którą zbierasz, nic nie robi.
podwodni_lowcy-rules-surface-title = Wynurzenie
podwodni_lowcy-rules-surface = Weź całą nową kolumnę albo tyle samo dowolnych kart z rzędu, do którego trafiła ostatnia karta, z nią włącznie. Ryby i krewetki leżą odkryte przed tobą, po punkcie każda. Jeśli bierzesz z rzędu, reszta zanurzenia wypełnia luki od lewej u góry.
podwodni_lowcy-rules-tools-title = Sieci i harpuny
podwodni_lowcy-rules-tools = Działają, gdy je zbierasz. Siecią możesz zabrać odkrytą kartę innego nurka, harpunem rybę ze stołu, nigdy krewetkę. Potem się je odrzuca.
podwodni_lowcy-rules-score-title = Punktowanie
podwodni_lowcy-rules-score = Zestaw to 3 ryby jednego rodzaju i koloru, 4 jednego rodzaju albo 4 jednego koloru; najwyżej jedna krewetka może zastąpić rybę. Poza zestawem trzeba mieć jeszcze 2 odkryte karty. Odwróć jedną kartę zestawu: to 10 punktów, których nikt nie zabierze. Reszta zestawu i 2 dalsze karty tworzą pulę; każdy z pozostałych nurków po kolei bierze z niej jedną kartę, a resztę się odrzuca. Każdy zestaw ma własną pulę.
podwodni_lowcy-rules-end-title = Koniec
podwodni_lowcy-rules-end = Kto na koniec własnej tury ma co najmniej umówioną liczbę punktów, rozpoczyna koniec: pozostali mają jeszcze po jednej turze. Zestaw liczy się za 10 punktów, odkryta ryba lub krewetka za 1.
podwodni_lowcy-rules-ties-title = Remisy
podwodni_lowcy-rules-ties = Przy równych punktach wygrywa, kto ma mniej odkrytych krewetek; jeśli i to jest równe, zwycięstwo jest wspólne.

podwodni_lowcy-ruling-first-diver = Kto zaczyna, rozstrzyga los: nikt tu nie wie, kto ostatnio był na rybach.
podwodni_lowcy-ruling-fill-order = Luki wypełnia się rzędami od lewej u góry, tak jak resztą zanurzenia; dla nowych kart instrukcja nie podaje kolejności. Nie porównuje się ich z sąsiadami.
podwodni_lowcy-ruling-first-card-open = Pierwszą kartę zanurzenia widzą wszyscy od razu: i tak zaraz leży odkryta.
podwodni_lowcy-ruling-blue-fish = Przykład w instrukcji mówi o niebieskiej rybie, a takiego koloru w pudełku nie ma; czytamy to jako rybę w kolorze sąsiadki.
podwodni_lowcy-ruling-consolation-acts = Sieć lub harpun na pocieszenie działa jak zebrany, gdy drugiej karty już nie ma i po zmyciu przez falę; fala na pocieszenie nic nie robi.
podwodni_lowcy-ruling-washing-order = Nurkowie wybierają, co zmyje fala, w kolejności tur od tego, czyja jest tura; kogoś trzeba zapytać najpierw.
podwodni_lowcy-ruling-row-includes-last-card = Ostatnia karta należy do rzędu, do którego ją dołożono, więc można ją wziąć razem z kartami z niego.
podwodni_lowcy-ruling-leftovers = Reszta zanurzenia wypełnia luki w kolejności dokładania; instrukcja mówi tylko, gdzie się zaczyna.
podwodni_lowcy-ruling-tools-before-leftovers = Sieci i harpuny działają natychmiast, czyli zanim reszta zanurzenia trafi na stół; harpun może jeszcze z niej wziąć.
podwodni_lowcy-ruling-tools-in-any-order = Kilku sieci i harpunów używa się po kolei, jak nurek woli; instrukcja nie podaje kolejności.
podwodni_lowcy-ruling-reshuffle = Odrzucone karty stają się nową talią, gdy potrzebna jest następna karta, więc i te odrzucone w międzyczasie.
podwodni_lowcy-ruling-no-cards = Gdy talia i stos odrzuconych są puste, luki zostają, zanurzenie nie trwa dalej, a bez pierwszej karty tura przepada. Przy wydrukowanych kartach to niemożliwe: 24 fale, sieci i harpuny nigdy nie zostają u nurka, a na stole leży najwyżej 16 kart.
podwodni_lowcy-ruling-turned-card = Odwrócić można każdą kartę zestawu, także krewetkę: instrukcja mówi o jednej karcie z zestawu.
podwodni_lowcy-ruling-pool-must-be-taken = Karty z puli nie można odmówić: według instrukcji każdy nurek wybiera jedną.
podwodni_lowcy-ruling-target-counts-open-cards = Do umówionej liczby wliczają się też odkryte karty: z samych zestawów nie byłoby 25, 35 ani 45.
podwodni_lowcy-ruling-last-tie = Przy równych punktach i tylu samo odkrytych krewetkach zwycięstwo jest wspólne; instrukcja nie zna dalszego rozstrzygnięcia.

# W przeglądarce.
podwodni_lowcy-tab-dive = Nurkowanie
podwodni_lowcy-table = Stół: karty w wodzie i zanurzenie
podwodni_lowcy-seat = miejsce { $number }
podwodni_lowcy-picked = wybrana
podwodni_lowcy-open = można wybrać
podwodni_lowcy-fresh = właśnie położona
podwodni_lowcy-hinted = podpowiedź
podwodni_lowcy-guilty = przerwała zanurzenie
podwodni_lowcy-gap = puste miejsce
podwodni_lowcy-corner-place = narożnik: { $corner }
podwodni_lowcy-first-card = pierwsza karta zanurzenia
podwodni_lowcy-dive-card = karta { $number } zanurzenia
podwodni_lowcy-next-place = nurek: tu trafi karta { $number }
podwodni_lowcy-later-place = miejsce na kartę { $number }
podwodni_lowcy-deck-has = talia: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } kart
    }
podwodni_lowcy-discards = Odrzucone
podwodni_lowcy-discards-none = jeszcze nic
podwodni_lowcy-discards-are = { $cards ->
        [0] nic jeszcze nie odrzucono
       *[other] odrzucone: { $listed }
    }
podwodni_lowcy-pool-is = Pula: po jednej karcie dla każdego z pozostałych
podwodni_lowcy-hand = Twój połów
podwodni_lowcy-hand-of = Połów: { $name }
podwodni_lowcy-cards-of = { $card }: { $count ->
        [0] brak
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
podwodni_lowcy-sets-scored = { $sets ->
        [0] brak punktowanych zestawów
        [one] { $sets } zestaw zakryty: { $cards }
        [few] { $sets } zestawy zakryte: { $cards }
       *[other] { $sets } zestawów zakrytych: { $cards }
    }
podwodni_lowcy-points-of = { $points } z { $target } punktów
podwodni_lowcy-sets = Zestawy, które możesz zapunktować
podwodni_lowcy-status = { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } kart
    }
podwodni_lowcy-interrupted = { $whose ->
        [yours] Twoje zanurzenie przerwane: { $card }!
       *[other] Przerwane zanurzenie, { $name }: { $card }!
    }
podwodni_lowcy-interrupted-why = { $reason ->
        [colour] Obok leży ryba tego samego koloru: { $causes }
       *[same] Taka karta już leży w tym rzędzie lub kolumnie: { $causes }
    }
podwodni_lowcy-danger = następna karta może się z nią zderzyć
podwodni_lowcy-dangers = Zanurzenie przerwie
podwodni_lowcy-dangers-none = Teraz nic nie przerwie zanurzenia
podwodni_lowcy-danger-fish = { $colour ->
        [red] czerwona ryba
        [green] zielona ryba
       *[yellow] żółta ryba
    }
podwodni_lowcy-dangers-of = { $dangers } z { $cards } kart w talii
podwodni_lowcy-dangers-cost = Przerwanie: tracisz wszystkie karty ({ $cards })

podwodni_lowcy-risk-title = Ryzyko przerwania
podwodni_lowcy-risk-at-corners = Ryzyko w każdym narożniku
podwodni_lowcy-risk-of = ryzyko: { $risk }
podwodni_lowcy-risk-level = { $level ->
        [none] żadne
        [low] małe
        [middling] średnie
        [high] duże
       *[extreme] ogromne
    }
podwodni_lowcy-dive-has = { $cards ->
        [0] Nikt teraz nie nurkuje.
        [one] Nurek ma { $cards } kartę.
        [few] Nurek ma { $cards } karty.
       *[other] Nurek ma { $cards } kart.
    }

podwodni_lowcy-act-dive = Nurkuj
podwodni_lowcy-act-dive-why = odkryj pierwszą kartę i wybierz narożnik
podwodni_lowcy-act-deeper = Głębiej
podwodni_lowcy-act-deeper-why = dołóż następną kartę do kolumny; jeśli przerwie zanurzenie, nic nie dostaniesz
podwodni_lowcy-act-column = Weź kolumnę
podwodni_lowcy-act-column-why = { $cards ->
        [few] wynurz się ze wszystkimi { $cards } kartami zanurzenia
       *[other] wynurz się ze wszystkimi { $cards } kartami zanurzenia
    }
podwodni_lowcy-act-pass = Nie używaj
podwodni_lowcy-act-pass-why = odrzuć sieci i harpuny, nic nimi nie biorąc
podwodni_lowcy-act-end = Koniec tury
podwodni_lowcy-act-end-why = nie punktuj już nic więcej
podwodni_lowcy-act-score = Punktuj: { $set }
podwodni_lowcy-act-score-some = Punktuj zestaw ({ $sets })
podwodni_lowcy-act-score-why = zamiast nurkować: zakryj jedną kartę zestawu za 10 punktów, resztę i dwie dalsze oddaj do puli
podwodni_lowcy-act-net = Zarzuć sieć
podwodni_lowcy-act-net-why = weź jedną odkrytą kartę innego gracza
podwodni_lowcy-act-fold = Pokaż morze

podwodni_lowcy-lock-chance = bez cofania: zobaczysz następną kartę

podwodni_lowcy-ask-start = Czas nurkować
podwodni_lowcy-ask-start-detail = Odkryj pierwszą kartę: naciśnij talię albo przycisk na dnie
podwodni_lowcy-ask-start-or-score = Nurkujesz czy punktujesz?
podwodni_lowcy-ask-start-or-score-detail = { $sets ->
        [one] Masz gotowy zestaw za 10 punktów
       *[other] Masz gotowe zestawy do wyboru, po 10 punktów
    }
podwodni_lowcy-ask-corner = Wybierz narożnik: { $card }
podwodni_lowcy-ask-corner-detail = Druga karta trafi obok najbliższego rzędu i może przerwać zanurzenie
podwodni_lowcy-ask-depth = { $cards ->
        [few] Głębiej czy w górę z { $cards } kartami?
       *[other] Głębiej czy w górę z { $cards } kartami?
    }
podwodni_lowcy-ask-depth-detail = Weź kolumnę albo wskaż karty świecącego rzędu
podwodni_lowcy-ask-depth-risk = Ryzyko przerwania: { $risk }. W górę: weź kolumnę albo wskaż karty rzędu
podwodni_lowcy-ask-surface = Wynurz się: { $cards } karty z kolumny albo z rzędu
podwodni_lowcy-ask-row = { $left ->
        [one] Wybierz z rzędu jeszcze { $left } kartę
        [few] Wybierz z rzędu jeszcze { $left } karty
       *[other] Wybierz z rzędu jeszcze { $left } kart
    }
podwodni_lowcy-ask-row-detail = Reszta zanurzenia wypełni potem luki
podwodni_lowcy-ask-net = { $nets ->
        [one] Zarzuć sieć: weź kartę innego gracza
       *[other] Zarzuć sieci ({ $nets }): weź karty innych graczy
    }
podwodni_lowcy-ask-net-detail = { $rivals ->
        [one] Możesz wziąć jedną odkrytą kartę, ale nie musisz
       *[other] Wybierz, komu i co zabierasz; nie musisz nic brać
    }
podwodni_lowcy-ask-harpoon = { $harpoons ->
        [one] Użyj harpuna: weź rybę ze stołu
       *[other] Użyj harpunów ({ $harpoons }): weź ryby ze stołu
    }
podwodni_lowcy-ask-harpoon-detail = Dowolna ryba, która świeci; krewetka jest za mała
podwodni_lowcy-ask-both = Użyj sieci i harpuna, w dowolnej kolejności
podwodni_lowcy-ask-both-detail = Sieci: { $nets }, harpuny: { $harpoons }
podwodni_lowcy-ask-washing = Fala! Wybierz, co zmyje z twojego połowu
podwodni_lowcy-ask-washing-detail = Tracisz wszystkie karty tego rodzaju i koloru albo wszystkie krewetki
podwodni_lowcy-ask-turn = Którą kartę zestawu zakrywasz? Będzie znakiem twoich 10 punktów
podwodni_lowcy-ask-lay = Wybierz następną kartę zestawu
podwodni_lowcy-ask-set-detail = { $set }: kart do wyłożenia jeszcze { $wanted }
podwodni_lowcy-ask-further = { $left ->
        [one] Dołóż do puli jeszcze { $left } kartę
        [few] Dołóż do puli jeszcze { $left } karty
       *[other] Dołóż do puli jeszcze { $left } kart
    }
podwodni_lowcy-ask-further-detail = Z puli wezmą pozostali gracze, po jednej karcie
podwodni_lowcy-ask-pool = Weź jedną kartę z puli
podwodni_lowcy-ask-pool-detail = { $name } punktuje zestaw, a ty na tym korzystasz
podwodni_lowcy-ask-more = Punktujesz jeszcze jeden zestaw?
podwodni_lowcy-ask-more-detail = Możesz też zakończyć turę
podwodni_lowcy-ask-wait-start = Teraz gra { $name }
podwodni_lowcy-ask-wait-corner = { $name } wybiera narożnik
podwodni_lowcy-ask-wait-depth = { $name } nurkuje
podwodni_lowcy-ask-wait-row = { $name } wybiera karty z rzędu
podwodni_lowcy-ask-wait-tools = { $name } używa sieci i harpunów
podwodni_lowcy-ask-wait-washing = Fala zmywa: wybiera { $name }
podwodni_lowcy-ask-wait-set = { $name } układa zestaw
podwodni_lowcy-ask-wait-further = { $name } dokłada karty do puli
podwodni_lowcy-ask-wait-pool = { $name } bierze z puli
podwodni_lowcy-ask-wait-more = { $name } punktuje
podwodni_lowcy-ask-start-todo = Naciśnij talię, żeby zanurkować
podwodni_lowcy-ask-start-or-score-todo = Nurkuj albo punktuj: na dnie
podwodni_lowcy-ask-corner-todo = Naciśnij narożnik morza
podwodni_lowcy-ask-depth-todo = Głębiej czy w górę: na dnie
podwodni_lowcy-ask-surface-todo = Naciśnij kolumnę albo karty rzędu
podwodni_lowcy-ask-row-todo = Naciśnij następną kartę rzędu
podwodni_lowcy-ask-net-todo = Naciśnij kartę, którą zabierasz
podwodni_lowcy-ask-harpoon-todo = Naciśnij rybę
podwodni_lowcy-ask-both-todo = Naciśnij sieć albo rybę
podwodni_lowcy-ask-washing-todo = Naciśnij to, co zabierze fala
podwodni_lowcy-ask-turn-todo = Naciśnij kartę, którą zakrywasz
podwodni_lowcy-ask-lay-todo = Naciśnij następną kartę zestawu
podwodni_lowcy-ask-further-todo = Naciśnij swoją kartę
podwodni_lowcy-ask-pool-todo = Naciśnij kartę w puli
podwodni_lowcy-ask-more-todo = Punktuj albo kończ: na dnie
podwodni_lowcy-ask-last-turns = Ostatnie tury: { $name } ma już dość punktów
podwodni_lowcy-ask-won = Wygrywa { $names }
podwodni_lowcy-ask-won-you = Wygrywasz!
podwodni_lowcy-ask-shared = Wspólne zwycięstwo: { $names }
podwodni_lowcy-ask-over = Koniec partii

podwodni_lowcy-help-turn = Twoja tura
podwodni_lowcy-help-dive = Nurkuj
podwodni_lowcy-help-dive-how = odkryj kartę, połóż ją w narożniku i dokładaj następne, dopóki starczy ci odwagi: od 2 do 4 kart.
podwodni_lowcy-help-or = albo
podwodni_lowcy-help-score = Punktuj
podwodni_lowcy-help-score-how = zakryj jedną kartę zestawu za 10 punktów. Resztę zestawu i 2 dalsze karty dzielą między siebie inni.
podwodni_lowcy-help-deeper = Głębiej czy w górę?
podwodni_lowcy-help-deeper-how = W górę: weź całą kolumnę albo tyle samo dowolnych kart z rzędu, do którego trafiła ostatnia karta.
podwodni_lowcy-help-interrupted = Przerywa ryba obok ryby tego samego koloru oraz druga taka sama inna karta w rzędzie lub kolumnie. Przy karcie 2 zostaje ci karta 1, później nic.
podwodni_lowcy-help-sets = Zestawy
podwodni_lowcy-help-three = 3 takie same ryby
podwodni_lowcy-help-kind = 4 ryby jednego rodzaju
podwodni_lowcy-help-colour = 4 ryby jednego koloru
podwodni_lowcy-help-further = Oprócz zestawu trzeba mieć 2 dalsze karty.
podwodni_lowcy-help-cards = Pozostałe karty
podwodni_lowcy-help-shrimp = Krewetka zastępuje jedną rybę zestawu.
podwodni_lowcy-help-net = Sieć bierze kartę innemu graczowi.
podwodni_lowcy-help-harpoon = Harpun bierze rybę ze stołu.
podwodni_lowcy-help-wave = Fala, gdy przerwie zanurzenie, zmywa każdemu karty jednego rodzaju i koloru.
podwodni_lowcy-help-end = Koniec
podwodni_lowcy-help-end-how = Zestaw to 10 punktów, każda odkryta ryba i krewetka 1. Kto na koniec swojej tury ma co najmniej umówioną liczbę punktów, zapowiada koniec: pozostali mają jeszcze po jednej turze. Przy remisie wygrywa, kto ma mniej odkrytych krewetek.

podwodni_lowcy-symbol-puffer = Rozdymka
podwodni_lowcy-symbol-puffer-means = okrągła ryba z kolcami
podwodni_lowcy-symbol-ray = Płaszczka
podwodni_lowcy-symbol-ray-means = płaska ryba z dwoma skrzydłami, widziana z góry
podwodni_lowcy-symbol-mackerel = Makrela
podwodni_lowcy-symbol-mackerel-means = długa, smukła ryba
podwodni_lowcy-symbol-red = Czerwona gałązka
podwodni_lowcy-symbol-red-means = czerwona ryba; jej skóra ma paski
podwodni_lowcy-symbol-green = Zielone rurki
podwodni_lowcy-symbol-green-means = zielona ryba; jej skóra ma fale
podwodni_lowcy-symbol-yellow = Żółta kopuła
podwodni_lowcy-symbol-yellow-means = żółta ryba; jej skóra ma kropki
podwodni_lowcy-symbol-shrimp = Krewetka
podwodni_lowcy-symbol-shrimp-means = w zestawie zastępuje jedną rybę
podwodni_lowcy-symbol-net = Sieć
podwodni_lowcy-symbol-net-means = weź odkrytą kartę innego gracza; sieć się odrzuca
podwodni_lowcy-symbol-harpoon = Harpun
podwodni_lowcy-symbol-harpoon-means = weź dowolną rybę ze stołu; harpun się odrzuca
podwodni_lowcy-symbol-wave = Fala
podwodni_lowcy-symbol-wave-means = nic nie daje; gdy przerwie zanurzenie, każdy coś traci
podwodni_lowcy-symbol-back = Zakryta karta
podwodni_lowcy-symbol-back-means = zapunktowany zestaw, bezpieczny do końca partii; tak samo wygląda talia
podwodni_lowcy-symbol-diver = Nurek
podwodni_lowcy-symbol-diver-means = czeka tam, gdzie trafi następna karta

# Lessons of a first match.
podwodni_lowcy-course-match = Pierwsza partia Podwodnych Łowców
podwodni_lowcy-course-match-goal = Łów ryby i układaj z nich zestawy, każdy za dziesięć punktów. Wygrywa, kto ma ich najwięcej.
podwodni_lowcy-course-match-turn = W swojej turze albo nurkujesz po karty, albo punktujesz zestawy, które masz.
podwodni_lowcy-course-match-interrupted = Dwie ryby jednego koloru obok siebie przerywają zanurzenie. Wynurz się na czas!
podwodni_lowcy-lesson-dive = Nurkuj: odkrywaj karty jedną po drugiej, najwyżej { $most }, w nową kolumnę obok morza. Wynurz się, kiedy chcesz, zanim coś przerwie zanurzenie.
    .title = Nurkowanie
podwodni_lowcy-lesson-corner = Pierwsza karta jest zawsze bezpieczna: { $card }. Od narożnika zależy, do którego rzędu trafi druga. Najbezpieczniejszy jest { $corner }: tam zanurzenie przerwałoby { $percent }% kart.
    .title = Narożnik
podwodni_lowcy-lesson-interrupt = Te karty przerwałyby teraz zanurzenie: { $cards }. Ryba przerywa obok ryby swojego koloru, inna karta, gdy taka sama leży w rzędzie lub kolumnie. Ryzyko: { $percent }%.
    .title = Co przerywa zanurzenie
podwodni_lowcy-lesson-surface = Albo wynurz się teraz: weź całą kolumnę albo tyle samo kart ({ $dived }) z rzędu, do którego trafiła ostatnia karta.
    .title = Wynurzenie
podwodni_lowcy-lesson-interrupted = Przerwane: { $card }. { $reason ->
        [colour] Obok leży ryba tego samego koloru ({ $causes }).
       *[same] Taka karta już leży w tym rzędzie lub kolumnie ({ $causes }).
    } Twoja tura się kończy.
    .title = Dlaczego zanurzenie się kończy
podwodni_lowcy-lesson-consolation = Zanurzenie przerwała druga karta, więc pierwsza zostaje u ciebie: { $card }.
    .title = Nagroda pocieszenia
podwodni_lowcy-lesson-lost = Przy trzeciej i czwartej karcie tracisz wszystko. Im głębiej, tym więcej można zyskać i stracić.
    .title = Strata wszystkiego
podwodni_lowcy-lesson-wave = Fala przerywa zanurzenie i zmywa połów wszystkim: każdy nurek oddaje wszystkie odkryte ryby jednego rodzaju i koloru albo wszystkie krewetki.
    .title = Fale
podwodni_lowcy-lesson-catch = Połów leży przed tobą odkryty, po punkcie za kartę, teraz { $open ->
        [one] { $open } punkt
        [few] { $open } punkty
       *[many] { $open } punktów
    }. Nie jest bezpieczny: zabierają z niego sieci i fale.
    .title = Połów
podwodni_lowcy-lesson-net = Sieć działa od razu: zabierz dowolną odkrytą kartę innego nurka.
    .title = Sieci
podwodni_lowcy-lesson-harpoon = Harpun działa od razu: weź dowolną rybę ze stołu. Krewetki są za małe.
    .title = Harpuny
podwodni_lowcy-lesson-sets = Zbieraj zestawy: 3 ryby jednego rodzaju i koloru, 4 jednego rodzaju albo 4 jednego koloru, a do tego jeszcze { $further } odkryte karty. Zestaw to { $points } punktów.
    .title = Zestawy
podwodni_lowcy-lesson-shrimp = Krewetka może zastąpić w zestawie rybę, najwyżej jedna w każdym.
    .title = Krewetki
podwodni_lowcy-lesson-score = Masz zestaw: { $set }. Zamiast nurkować, możesz go zapunktować: { $points } punktów.
    .title = Punktowanie zestawu
podwodni_lowcy-lesson-turned = Odwrócona karta ({ $card }) jest warta { $points } punktów i nikt ci jej już nie zabierze.
    .title = Odwrócona karta
podwodni_lowcy-lesson-pool = To cena zestawu: jego pozostałe karty i dwie dalsze tworzą pulę ({ $cards }). Każdy inny nurek bierze jedną, resztę się odrzuca.
    .title = Pula
podwodni_lowcy-lesson-share = { $other } punktuje zestaw, więc bierzesz jedną kartę z puli.
    .title = Karta z puli
podwodni_lowcy-lesson-end = { $other }: { $points } punktów na koniec tury. Pozostali mają jeszcze po jednej turze, potem liczymy punkty.
    .title = Koniec
podwodni_lowcy-aspect-open = Odkryte karty
podwodni_lowcy-aspect-interrupted = Ryzyko przerwania nurkowania

# With the box on the table.
podwodni_lowcy-told-card = nie ma takiej karty
podwodni_lowcy-told-place = karta leży przed łowcą, na polu od a1 do d3, w nurkowaniu albo jest odrzucona
podwodni_lowcy-told-none-left = wszystkie takie karty już się pokazały
podwodni_lowcy-told-deep = nurkowanie ma najwyżej cztery karty
podwodni_lowcy-told-taken = leży tam inna karta
podwodni_lowcy-told-tool = przed łowcą leżą tylko ryby i krewetki
podwodni_lowcy-told-corner = nurkowanie potrzebuje najpierw rogu: top-left, top-right, bottom-left albo bottom-right
podwodni_lowcy-told-no-dive = nikt teraz nie nurkuje
podwodni_lowcy-told-row = z rzędu ostatniej karty bierze się dokładnie tyle kart, ile ma nurkowanie
podwodni_lowcy-told-not-open = ta karta nie leży odkryta przed tą osobą
podwodni_lowcy-told-no-fish = harpun bierze rybę ze stołu
podwodni_lowcy-told-set = te karty nie tworzą zestawu
podwodni_lowcy-told-further = z zestawem trafiają do puli dwie dalsze karty
podwodni_lowcy-told-pool = tej karty nie ma w puli
podwodni_lowcy-told-taker = ta osoba nie bierze teraz karty z puli
podwodni_lowcy-tabletop-prepare = Rozłóż pudełko
podwodni_lowcy-tabletop-prepare-why = Krok po kroku z obrazkami, dla dwóch do pięciu osób, i kto zaczyna.
podwodni_lowcy-tabletop-pad = Notes punktów i ryzyko
podwodni_lowcy-tabletop-pad-why = Wpisz połowy i zestawy: kto prowadzi, ile brakuje do celu i jak groźna jest następna karta, sądząc po tych, które się pokazały.
podwodni_lowcy-prepare-deck = Potasuj wszystkie karty, jest ich { $cards }. To zakryta talia.
podwodni_lowcy-prepare-grid = Wyłóż na środku odkryte karty ({ $cards }), rzędy: { $rows }, kolumny: { $columns }. Na razie nie ma znaczenia, co leży obok czego.
podwodni_lowcy-prepare-target = Umówcie się, do ilu punktów gracie: tu { $target }; 25 to krótka partia, 45 długa.
podwodni_lowcy-prepare-room = Zostawcie miejsce na nową kolumnę po bokach siatki i na odkryte karty przed każdą osobą; gra was { $seats }.
podwodni_lowcy-prepare-first = Wybierzcie, kto zaczyna.
podwodni_lowcy-pad-target = Cel
podwodni_lowcy-pad-pages = Co widać
podwodni_lowcy-pad-catch = Połowy
podwodni_lowcy-pad-table = Stół i ryzyko
podwodni_lowcy-pad-reached = { $names }: { $target } punktów zdobyte. Pozostali mają jeszcze po jednej turze.
podwodni_lowcy-pad-missing = { $points ->
        [0] Cel { $target } osiągnięty.
       *[other] Do celu { $target } brakuje: { $points }.
    }
podwodni_lowcy-pad-open = Odkryte karty
podwodni_lowcy-pad-no-open = Jeszcze bez odkrytych kart.
podwodni_lowcy-pad-sets = Zdobyte zestawy: { $count }
podwodni_lowcy-pad-ready = Można teraz punktować: { $sets }
podwodni_lowcy-pad-add = Przybywa karta
podwodni_lowcy-pad-score = Punktuj zestaw
podwodni_lowcy-pad-from-pool = Weź z puli
podwodni_lowcy-pad-wash = Fala zabiera
podwodni_lowcy-pad-net = Siecią od: { $name }
podwodni_lowcy-pad-old-set = Wcześniejszy zestaw
podwodni_lowcy-pad-takers = Z puli biorą jeszcze: { $names }
podwodni_lowcy-pad-which = Która karta?
podwodni_lowcy-pad-lay-set = Stuknij karty zestawu. Pierwsza zostanie zakryta.
podwodni_lowcy-pad-lay-further = Stuknij dalsze karty, które trafią do puli.
podwodni_lowcy-pad-then-further = Dalej: karty do puli
podwodni_lowcy-pad-back-to-set = Wróć do zestawu
podwodni_lowcy-pad-unseen = Kart, których nikt nie widział: { $count }. Wpisz wszystkie odkryte, a ryzyko będzie dokładne.
podwodni_lowcy-pad-empty = { $space }, puste
podwodni_lowcy-pad-gone = zabrana
podwodni_lowcy-pad-dive-of = Nurkuje { $name }
podwodni_lowcy-pad-dive-card = Następna karta nurkowania
podwodni_lowcy-pad-corner = Przy którym rogu?
podwodni_lowcy-pad-risk = Ryzyko następnej karty: { $percent }
podwodni_lowcy-pad-dangers = Przerwałyby: { $cards }
podwodni_lowcy-pad-interrupts = { $card } przerywa nurkowanie.
podwodni_lowcy-pad-take-column = { $name }: bierze kolumnę
podwodni_lowcy-pad-take-row = { $name }: bierze z rzędu
podwodni_lowcy-pad-take-picked = { $name }: bierze te karty ({ $count })
podwodni_lowcy-pad-interrupted = { $name }: przerwane
podwodni_lowcy-pad-discard = Odrzucono kartę
podwodni_lowcy-pad-harpoon = { $name }: harpun
podwodni_lowcy-pad-tap-fish = Stuknij rybę, którą bierze harpun.

# Zasady pod ręką.
podwodni_lowcy-reference-card = takich kart w talii: { $count }
