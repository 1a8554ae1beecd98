# Shallow Sea.
shallow_sea-tagline = Układaj koralowce, zapraszaj ryby i wypełnij ocean życiem.
shallow_sea-level-novice = Układa koralowce obok siebie i liczy, że jakiemuś stworzeniu się spodoba.
shallow_sea-level-easy = Zapełnia najbliższy koralowiec i dziwi się, czego trzeba potem.
shallow_sea-level-medium = Przemyśla turę, ale bierze pierwszą dobrą drogę.
shallow_sea-level-hard = Porównuje kilka sposobów na turę i kończy swoje stworzenia.
shallow_sea-level-expert = Planuje całe tury i składa ryby, koralowce i stworzenia jak zegarmistrz.
shallow_sea-alone = Jedna osoba gra o rangę; rybki na karcie skrzydlicy zastępują muszelki.
shallow_sea-option-mode = Tryb
shallow_sea-option-mode-standard = pełne zasady
shallow_sea-option-mode-first = pierwsza gra: polecane karty i stworzenia, ryby w kolorach koralowców
shallow_sea-option-mode-family = rodzinny: bez kart ekosystemu, liczą się same płytki; zestaw rodzinny, jeśli nie wybierzesz innego
shallow_sea-option-creatures = Dziesięć rodzajów stworzeń (albo własne, na przykład A1,A3,…)
shallow_sea-option-creatures-guide = losowe, zgodnie z przewodnikiem kategorii
shallow_sea-option-creatures-random = całkiem losowe
shallow_sea-option-creatures-first = zestaw do pierwszej gry
shallow_sea-option-creatures-family = zestaw rodzinny
shallow_sea-option-orange = Pomarańczowa karta ekosystemu (albo numer od 1 do 7)
shallow_sea-option-orange-random = losowa pomarańczowa
shallow_sea-option-blue = Niebieska karta ekosystemu (albo numer od 1 do 7)
shallow_sea-option-blue-random = losowa niebieska
shallow_sea-option-scenario = Scenariusz (albo numer od 1 do 15)
shallow_sea-option-scenario-0 = bez scenariusza
shallow_sea-option-modified = Zmienione zasady (albo numery od 1 do 10, na przykład 2,9)
shallow_sea-option-modified-none = bez zmian
# Opcje, których nie da się połączyć.
shallow_sea-clash = { $what ->
        [mode-first] tryb „pierwsza gra”
        [mode-family] tryb rodzinny
        [creatures] własny wybór stworzeń
        [orange] własny wybór karty pomarańczowej
        [blue] własny wybór karty niebieskiej
        [scenario] scenariusz
        [two-orange] dwie karty pomarańczowe
        [two-blue] dwie karty niebieskie
        [without-7] gra bez zmienionej zasady 7
       *[modified] zmienione zasady
    }
shallow_sea-synonyms = koralowiec=coral stworzenie=creature rybka=fish ryba=fish rybkę=fish weź=take dobierz=draw wylosuj=draw odśwież=refresh zapłać=pay muszelka=shell muszelką=shell pole=space połóż=space obróć=turn bąbelek=bubble wpuść=bubble ukończ=complete osiedl=lodge przenieś=move przesuń=shift koniec=end zakończ=end czerwona=red żółta=yellow zielona=green fioletowa=purple na=

# Płytki i kolory.
shallow_sea-colour = { $colour ->
        [red] czerwona
        [yellow] żółta
        [green] zielona
       *[purple] fioletowa
    }
shallow_sea-fish-one = { $colour ->
        [red] czerwona rybka
        [yellow] żółta rybka
        [green] zielona rybka
       *[purple] fioletowa rybka
    }
shallow_sea-fish-object = { $colour ->
        [red] czerwoną rybkę
        [yellow] żółtą rybkę
        [green] zieloną rybkę
       *[purple] fioletową rybkę
    }
shallow_sea-coral-colour = { $colour ->
        [red] czerwony
        [yellow] żółty
        [green] zielony
       *[purple] fioletowy
    }
shallow_sea-coral = { $name } ({ $colour ->
        [red] czerwony
        [yellow] żółty
        [green] zielony
       *[purple] fioletowy
    } koralowiec za { $points }; rybki: { $fish })
shallow_sea-creature = { $name } ({ $species })
shallow_sea-wish = Chce { $needed } { $wants ->
        [coral] ukończonych koralowców
       *[fish] ukończonych rybek
    } { $colours ->
        [same] jednego koloru
       *[different] w różnych kolorach
    } { $where ->
        [cells] na wskazanych polach
        [directions] { $ways ->
            [1] we wskazanym kierunku
           *[other] w dwóch wskazanych kierunkach łącznie
        }
       *[anywhere] gdziekolwiek
    }. Wtedy daje { $points } pkt; nieukończone na koniec po { $part } { $wants ->
        [coral] za pasujący koralowiec
       *[fish] za pasującą rybkę
    }
shallow_sea-species-A1 = rekin wielorybi
shallow_sea-species-A2 = żarłacz biały
shallow_sea-species-A3 = rekinek epoletowy
shallow_sea-species-A4 = rekin młot
shallow_sea-species-B1 = diugoń przybrzeżny
shallow_sea-species-B2 = delfin butlonos
shallow_sea-species-B3 = humbak
shallow_sea-species-B4 = Migaloo, biały humbak
shallow_sea-species-C1 = manta rafowa
shallow_sea-species-C2 = żółw szylkretowy
shallow_sea-species-C3 = wisłogon żmijowaty
shallow_sea-species-C4 = konik morski
shallow_sea-species-D1 = krab Pom-Pom
shallow_sea-species-D2 = krab pustelnik
shallow_sea-species-D3 = homar rafowy
shallow_sea-species-D4 = rawka błazen
shallow_sea-species-E1 = ośmiornica błękitnopierścieniowa
shallow_sea-species-E2 = mątwa
shallow_sea-species-E3 = ślimak nagoskrzelny
shallow_sea-species-E4 = osa morska
shallow_sea-species-F1 = łodzik
shallow_sea-species-F2 = przydacznia olbrzymia
shallow_sea-about-A1 = Największa ryba świata filtruje z wody drobny plankton i nie zagraża nurkom.
shallow_sea-about-A2 = Potrafi wyczuć słabe pole elektryczne, które wytwarzają mięśnie ofiary.
shallow_sea-about-A3 = Podczas odpływu przechodzi na płetwach po odsłoniętej rafie z jednej kałuży do drugiej.
shallow_sea-about-A4 = Szeroko rozstawione oczy pozwalają mu widzieć niemal wszystko dookoła.
shallow_sea-about-B1 = Ten roślinożerny ssak pasie się na podwodnych łąkach trawy morskiej.
shallow_sea-about-B2 = Każdy butlonos ma własny gwizd, po którym poznają go inni.
shallow_sea-about-B3 = Samce uczą się swoich długich pieśni od siebie nawzajem.
shallow_sea-about-B4 = Biały wieloryb, którego od lat dziewięćdziesiątych widuje się u wschodnich brzegów Australii.
shallow_sea-about-C1 = Wraca do tych samych miejsc na rafie, gdzie małe ryby oczyszczają jej skórę.
shallow_sea-about-C2 = Wąskim dziobem wyjada gąbki ze szczelin rafy.
shallow_sea-about-C3 = Ten jadowity wąż poluje w wodzie, a odpoczywa na lądzie.
shallow_sea-about-C4 = Młode nosi w torbie lęgowej samiec.
shallow_sea-about-D1 = W szczypcach trzyma małe ukwiały i broni się nimi jak rękawicami.
shallow_sea-about-D2 = Gdy urośnie, przeprowadza się do większej muszli.
shallow_sea-about-D3 = Za dnia kryje się w szczelinach, a żeruje nocą.
shallow_sea-about-D4 = Uderza tak szybko, że woda wokół jej odnóży na chwilę wrze.
shallow_sea-about-E1 = Błękitne pierścienie rozbłyskują, gdy poczuje się zagrożona.
shallow_sea-about-E2 = Zmienia barwę i fakturę skóry w mgnieniu oka.
shallow_sea-about-E3 = Oddycha skrzelami, które nosi na wierzchu jak pióropusz.
shallow_sea-about-E4 = Ma dwadzieścia cztery oczy i pływa, dokąd chce.
shallow_sea-about-F1 = W komorach muszli reguluje gaz i wodę, żeby się wznosić i opadać.
shallow_sea-about-F2 = W jej płaszczu żyją glony, które karmią ją światłem słońca.
shallow_sea-about-lionfish = Skrzydlica połyka ryby niemal tak duże jak połowa jej ciała.

# Karty ekosystemu.
shallow_sea-card-orange-1 = Maskujące Ubarwienie
shallow_sea-card-orange-2 = Koralowe Duety
shallow_sea-card-orange-3 = Symfonia Płetw
shallow_sea-card-orange-4 = Niedopasowani
shallow_sea-card-orange-5 = Głębokie Pokrewieństwo
shallow_sea-card-orange-6 = Olbrzymia Rafa Koralowa
shallow_sea-card-orange-7 = Triad
shallow_sea-card-blue-1 = Bogactwo Głębin
shallow_sea-card-blue-2 = Urodzajne Jaskinie
shallow_sea-card-blue-3 = Podwodna Społeczność
shallow_sea-card-blue-4 = W Świetle Reflektorów
shallow_sea-card-blue-5 = Duet Stworzeń Morskich
shallow_sea-card-blue-6 = Promienne Jaskinie
shallow_sea-card-blue-7 = Granice Różnorodności
shallow_sea-card-orange-1-counts = 2 punkty za każdy ukończony koralowiec z rybką jego koloru
shallow_sea-card-orange-2-counts = 3 punkty za każdą parę ukończonych koralowców jednego koloru
shallow_sea-card-orange-3-counts = 3 punkty za każdą ukończoną rybkę w najczęstszym kolorze, najwyżej 18
shallow_sea-card-orange-4-counts = 2 punkty za każdy ukończony koralowiec z rybką innego koloru
shallow_sea-card-orange-5-counts = 4 punkty za każdy rząd, w którym są co najmniej 2 ukończone koralowce jednego koloru
shallow_sea-card-orange-6-counts = 2 punkty za każdą płytkę największej grupy ukończonych koralowców, które stykają się bokami
shallow_sea-card-orange-7-counts = 4 punkty za każdy kolor, w którym są co najmniej 3 ukończone rybki
shallow_sea-card-blue-1-counts = 4 punkty za każdy rząd, w którym są co najmniej 2 ukończone stworzenia
shallow_sea-card-blue-2-counts = 3 punkty za każde ukończone stworzenie na 10 wewnętrznych polach
shallow_sea-card-blue-3-counts = 2 punkty za każde ukończone stworzenie, które styka się bokiem lub rogiem z innym ukończonym
shallow_sea-card-blue-4-counts = 2 punkty za każdą kolumnę z dokładnie jednym ukończonym stworzeniem
shallow_sea-card-blue-5-counts = 4 punkty za każdą parę ukończonych stworzeń stykających się bokiem; płytka należy najwyżej do jednej pary
shallow_sea-card-blue-6-counts = 2 punkty za każdy rodzaj ukończonej płytki na 10 wewnętrznych polach
shallow_sea-card-blue-7-counts = 2 punkty za każdy rodzaj ukończonej płytki na 12 zewnętrznych polach

# Osiągnięcia.
shallow_sea-difficulty-easy = łatwy
shallow_sea-difficulty-normal = normalny
shallow_sea-difficulty-hard = trudny
shallow_sea-scenario-1 = Scenariusz 1: liczy się sam wynik
shallow_sea-scenario-2 = Scenariusz 2: liczy się sam wynik
shallow_sea-scenario-3 = Scenariusz 3: liczy się sam wynik
shallow_sea-scenario-4 = Scenariusz 4: po co najmniej 2 ukończone koralowce w każdym z 4 kolorów
shallow_sea-scenario-5 = Scenariusz 5: co najmniej 5 ukończonych koralowców jednego koloru
shallow_sea-scenario-6 = Scenariusz 6: co najmniej 4 różne ukończone stworzenia na zewnętrznych polach
shallow_sea-scenario-7 = Scenariusz 7: dokładnie jedna ukończona rybka w którymś kolorze
shallow_sea-scenario-8 = Scenariusz 8: co najmniej 4 różne ukończone stworzenia
shallow_sea-scenario-9 = Scenariusz 9: od 1 do 5 ukończonych rybek w którymś kolorze (tak wydrukowano; prawdopodobnie pomyłka druku)
shallow_sea-scenario-10 = Scenariusz 10: co najmniej 5 różnych ukończonych stworzeń
shallow_sea-scenario-11 = Scenariusz 11: co najmniej 6 różnych ukończonych stworzeń
shallow_sea-scenario-12 = Scenariusz 12: co najmniej 30 punktów z kart ekosystemu
shallow_sea-scenario-13 = Scenariusz 13: co najmniej 2 muszelki na koniec
shallow_sea-scenario-14 = Scenariusz 14: karta Triad liczy się podwójnie; co najmniej 5 ukończonych rybek jednego koloru
shallow_sea-scenario-15 = Scenariusz 15: koralowce jednego koloru nie dają punktów
shallow_sea-standard-1 = co najmniej 130 punktów
shallow_sea-standard-2 = co najmniej 145 punktów
shallow_sea-standard-3 = co najmniej 160 punktów
shallow_sea-standard-4 = co najmniej 170 punktów
shallow_sea-standard-5 = co najmniej 180 punktów
shallow_sea-standard-6 = co najmniej 190 punktów
shallow_sea-standard-7 = wszystkie koralowce ukończone
shallow_sea-standard-8 = wszystkie stworzenia ukończone
shallow_sea-standard-9 = wszystkie płytki ukończone
shallow_sea-standard-10 = 5 muszelek na koniec
shallow_sea-standard-11 = co najmniej 20 punktów za nieukończone rybki
shallow_sea-standard-12 = co najmniej 6 różnych ukończonych stworzeń
shallow_sea-standard-13 = co najmniej 8 ukończonych stworzeń
shallow_sea-standard-14 = żadne ukończone stworzenie się nie powtarza
shallow_sea-standard-15 = co najmniej 20 punktów z pomarańczowej karty
shallow_sea-standard-16 = co najmniej 15 punktów z niebieskiej karty
shallow_sea-standard-17 = tyle samo punktów z obu kart
shallow_sea-standard-18 = ukończone koralowce w najwyżej 3 kolorach
shallow_sea-standard-19 = ukończone rybki w najwyżej 3 kolorach
shallow_sea-standard-20 = ukończone rybki w najwyżej 2 kolorach
shallow_sea-standard-21 = ukończone rybki i koralowce razem w najwyżej 3 kolorach
shallow_sea-standard-22 = puste pola nie stykają się ze sobą
shallow_sea-standard-23 = wszystkie 12 zewnętrznych pól z ukończonymi płytkami
shallow_sea-standard-24 = co najmniej jeden ukończony koralowiec za 9 w każdym kolorze
shallow_sea-standard-25 = co najmniej 3 ukończone koralowce w każdym kolorze
shallow_sea-modified-1 = koralowce kładzie się obok koralowców, poza pierwszym
shallow_sea-modified-2 = pule mają po 3 płytki i rybki
shallow_sea-modified-3 = za 2 muszelki przenosi się lub obraca nieukończony koralowiec zamiast rybki
shallow_sea-modified-4 = wszystko, co kosztuje muszelki, kosztuje o jedną więcej
shallow_sea-modified-5 = rybki leżą odkryte i wybiera się je swobodnie
shallow_sea-modified-6 = puli nie wolno odświeżać
shallow_sea-modified-7 = po dwie karty ekosystemu, liczy się lepsza z każdej pary
shallow_sea-modified-8 = bez pul: losowa płytka i rybka, kładzione gdziekolwiek
shallow_sea-modified-9 = nieukończona rybka daje dodatkowy punkt za każdy ukończony koralowiec swojego koloru obok
shallow_sea-modified-10 = ukończone stworzenia nie stykają się bokami
shallow_sea-rank-swimmer = Pływak
shallow_sea-rank-diver = Nurek
shallow_sea-rank-sailor = Marynarz
shallow_sea-rank-mermaid = Syrena
shallow_sea-rank-nymph = Nimfa Wodna
shallow_sea-rank-poseidon = Posejdon
shallow_sea-title-researcher = Badacz Morza
shallow_sea-title-explorer = Odkrywca Rafy
shallow_sea-title-traveller = Podróżnik Oceaniczny
shallow_sea-title-master = Mistrz Nurkowania
shallow_sea-title-legend = Legendarny Żeglarz

# Arkusz osiągnięć i pudełko w przeglądarce.
shallow_sea-sheet-scenarios = Scenariusze
shallow_sea-sheet-scenarios-why = Każdy ma własne stworzenia i karty; potrzebne są i zadanie, i minimalny wynik.
shallow_sea-sheet-standard = Zwykłe zadania
shallow_sea-sheet-standard-why = Liczą się w partiach bez scenariusza i bez zmienionych zasad.
shallow_sea-sheet-modified = Zmienione zasady
shallow_sea-sheet-modified-why = Zagraj z zasadą i dotrzymaj jej. W jednej partii można łączyć kilka.
shallow_sea-minimum = co najmniej { $points } punktów
shallow_sea-set = Stworzenia
shallow_sea-setup-first = pierwsza gra
shallow_sea-setup-family = tryb rodzinny
shallow_sea-setup-random = losowe stworzenia
shallow_sea-setup-guide = stworzenia według przewodnika
shallow_sea-setup-set-first = stworzenia z pierwszej gry
shallow_sea-setup-set-family = stworzenia z zestawu rodzinnego
shallow_sea-setup-creatures = stworzenia: { $list }
shallow_sea-setup-modified = zmienione zasady: { $list }
shallow_sea-setup-cards = karty: { $list }
shallow_sea-setup-standard = zwykła partia
shallow_sea-tabletop-score = Policz ocean z domowego stołu
shallow_sea-tabletop-score-why = Wpisz swój ukończony ocean, a Atol policzy go rząd po rzędzie.
shallow_sea-box-intro = Wpisz ocean, który leży na twoim stole. Notes liczy na bieżąco i objaśnia każdą linię.
shallow_sea-box-match = Wasza partia
shallow_sea-box-seats = Gracze
shallow_sea-box-kind = Rodzaj partii
shallow_sea-box-kind-standard = zwykła
shallow_sea-box-kind-family = rodzinna
shallow_sea-box-kind-scenario = scenariusz
shallow_sea-box-kind-modified = zmieniona
shallow_sea-box-scenario = Scenariusz
shallow_sea-box-modified = Zmienione zasady
shallow_sea-box-orange = Karta pomarańczowa
shallow_sea-box-blue = Karta niebieska
shallow_sea-box-no-card = wybierz kartę
shallow_sea-box-shells = Pozostałe muszelki
shallow_sea-box-lionfish = Rybki na karcie skrzydlicy
shallow_sea-box-less = { $what }: o jedną mniej
shallow_sea-box-more = { $what }: o jedną więcej
shallow_sea-box-ocean = Ocean na twoim stole
shallow_sea-box-hint = Wskaż pole na płytkę albo bąbelek na rybkę.
shallow_sea-box-space = Pole { $space }
shallow_sea-box-bubble = Bąbelek { $bubble }
shallow_sea-box-remove = Usuń
shallow_sea-box-sort-coral = Koralowiec
shallow_sea-box-sort-unfinished = Nieukończony
shallow_sea-box-sort-creature = Stworzenie
shallow_sea-box-creature = Stworzenie
shallow_sea-box-colour = Jego kolor
shallow_sea-box-lodger = Rybka na nim
shallow_sea-box-unfinished = Nieukończony koralowiec
shallow_sea-box-unfinished-why = Nieukończone koralowce nic nie dają, więc ich kolor i narożniki nie mają znaczenia.
shallow_sea-box-which = Które stworzenie
shallow_sea-box-completed = ukończone
shallow_sea-box-waiting = nieukończone
shallow_sea-box-turn = Obróć
shallow_sea-box-turn-now = obrócone o { $degrees }°
shallow_sea-box-fish = Rybka w tym bąbelku
shallow_sea-box-counts = Płytki: { $tiles } z 18 · rybki: { $fish } z 17
shallow_sea-box-pad = Notes punktów
shallow_sea-box-keep = Na mój arkusz osiągnięć
shallow_sea-box-kept = Jest na twoim arkuszu osiągnięć, oznaczone jako wpisane.
shallow_sea-box-clear = Wyczyść ocean
shallow_sea-box-tiles = Wpisane płytki: { $found } z { $needed }; skończony ocean ma 4 puste pola.
shallow_sea-box-fish-missing = Rybek jest { $found }, a tur było { $needed }: każda przynosi płytkę i rybkę.
shallow_sea-box-card = Nie wybrano { $colour ->
        [orange] pomarańczowej
       *[blue] niebieskiej
    } karty{ $needed ->
        [one] {""}
       *[other] {" "}(potrzebne są dwie)
    }.
shallow_sea-box-unfounded = { $space }: według danych Atola { $tile } nie jest tu ukończone. Wiele z tych danych odtworzono, więc rozstrzyga wydrukowana płytka.
shallow_sea-box-ready = { $space }: według danych Atola { $tile } byłoby tu ukończone.
shallow_sea-box-achieves = Zaznaczy na arkuszu
shallow_sea-box-reconstructed = Punkty i wzory stworzeń pochodzą z danych odtworzonych przez Atol; wydrukowane płytki mogą się różnić.

# Decyzje.
shallow_sea-do-coral = weź koralowiec z kolumny { $slot }
    .verb = Weź koralowiec
shallow_sea-do-creature = weź płytkę z kolumny { $slot } puli stworzeń
    .verb = Weź płytkę
shallow_sea-do-fish = weź rybkę z kolumny { $slot }
    .verb = Weź rybkę z kolumny { $slot }
shallow_sea-do-take = weź z zasobów { shallow_sea-fish-object }
    .verb = Weź { shallow_sea-fish-object }
shallow_sea-do-draw = { $bag ->
        [coral] wylosuj koralowiec i rybkę
       *[creature] wylosuj stworzenie i rybkę
    }
    .verb = Dobierz
shallow_sea-do-refresh = odśwież { $pool ->
        [corals] pulę koralowców
        [fish] pulę rybek
       *[creatures] pulę stworzeń
    }
    .verb = Rozłóż od nowa
shallow_sea-do-pay = { $by ->
        [shell] zapłać muszelką
        [fish] losowa rybka dla skrzydlicy
        [red] czerwona rybka dla skrzydlicy
        [yellow] żółta rybka dla skrzydlicy
        [green] zielona rybka dla skrzydlicy
       *[purple] fioletowa rybka dla skrzydlicy
    }
    .verb = Zapłać
shallow_sea-do-space = połóż płytkę na { $space }
    .verb = Połóż na { $space }
shallow_sea-do-turn = { $degrees ->
        [0] połóż bez obracania
       *[other] obróć o { $degrees }°
    }
    .verb = Połóż tak
shallow_sea-do-bubble = wpuść rybkę do bąbelka { $bubble }
    .verb = Rybka do bąbelka { $bubble }
shallow_sea-do-complete = ukończ płytkę na { $space }
    .verb = Ukończ { $space }
shallow_sea-do-lodge = na koralowcu zamieszka rybka z bąbelka { $bubble }
    .verb = Ta rybka się wprowadza
shallow_sea-do-move = przenieś rybkę z bąbelka { $bubble }
    .verb = Podnieś tę rybkę
shallow_sea-do-shift = przesuń albo obróć koralowiec z { $space }
    .verb = Podnieś ten koralowiec
shallow_sea-do-end = zakończ turę
    .verb = Zakończ turę
shallow_sea-offer-price = { $sentence } ({ $shells ->
        [0] za darmo
        [one] za { $shells } muszelkę
        [few] za { $shells } muszelki
       *[other] za { $shells } muszelek
    })

# Przebieg.
shallow_sea-log-creatures = Stworzenia tej partii: { $creatures }
shallow_sea-log-cards = Karty ekosystemu: { $cards }
shallow_sea-log-first = Pierwszą turę ma { $seat }
shallow_sea-log-start = { $seat } zaczyna: { $tile }
shallow_sea-log-tile = { $seat } bierze: { $tile }
shallow_sea-log-draw = { $seat } losuje z woreczka { $bag ->
        [coral] Koralowców
       *[creature] Stworzeń
    }: { $tile }
shallow_sea-log-fish = { $seat } bierze { shallow_sea-fish-object }
shallow_sea-log-pay = { $seat } płaci { $shells ->
        [one] { $shells } muszelkę
        [few] { $shells } muszelki
       *[other] { $shells } muszelek
    }
shallow_sea-log-lionfish = { $seat } płaci, dając skrzydlicy { shallow_sea-fish-object }
shallow_sea-log-refresh = { $seat } odświeża { $pool ->
        [corals] Pulę koralowców
        [fish] Pulę rybek
       *[creatures] Pulę stworzeń
    }
shallow_sea-log-locked = Woreczek stworzeń jest pusty: lukę wypełnia koralowiec i puli nie można już odświeżać
shallow_sea-log-place = { $seat } kładzie na { $space }: { $tile }{ $turn ->
        [0] { "" }
       *[other] , obrót { $turn }°
    }
shallow_sea-log-shift = { $seat } przesuwa na { $space }: { $tile }{ $turn ->
        [0] { "" }
       *[other] , obrót { $turn }°
    }
shallow_sea-log-swim = { $seat } wpuszcza { shallow_sea-fish-object } do bąbelka { $bubble }
shallow_sea-log-move = { $seat } przenosi { shallow_sea-fish-object } z bąbelka { $origin } do bąbelka { $bubble }
shallow_sea-log-coral = { $seat } ma ukończony koralowiec na { $space }: { $tile }; wprowadza się { shallow_sea-fish-one } z bąbelka { $bubble }
shallow_sea-log-creature = { $seat } ma ukończone stworzenie na { $space }: { $tile }
shallow_sea-log-no-fish = W woreczku nie ma już rybek: partia kończy się od razu

# Punktacja.
shallow_sea-score-orange = Karta pomarańczowa
shallow_sea-score-orange-why = { $n ->
        [0] nie liczy się żadna płytka
       *[other] liczone płytki: { $parts }
    }
shallow_sea-score-blue = Karta niebieska
shallow_sea-score-blue-why = { $n ->
        [0] nie liczy się żadna płytka
       *[other] liczone płytki: { $parts }
    }
shallow_sea-score-row-1 = Rząd 1
shallow_sea-score-row-1-why = { $n ->
        [0] w tym rzędzie nic się nie liczy
       *[other] płytki rzędu: { $parts }
    }
shallow_sea-score-row-2 = Rząd 2
shallow_sea-score-row-2-why = { $n ->
        [0] w tym rzędzie nic się nie liczy
       *[other] płytki rzędu: { $parts }
    }
shallow_sea-score-row-3 = Rząd 3
shallow_sea-score-row-3-why = { $n ->
        [0] w tym rzędzie nic się nie liczy
       *[other] płytki rzędu: { $parts }
    }
shallow_sea-score-row-4 = Rząd 4
shallow_sea-score-row-4-why = { $n ->
        [0] w tym rzędzie nic się nie liczy
       *[other] płytki rzędu: { $parts }
    }
shallow_sea-score-row-5 = Rząd 5
shallow_sea-score-row-5-why = { $n ->
        [0] w tym rzędzie nic się nie liczy
       *[other] płytki rzędu: { $parts }
    }
shallow_sea-score-variety = Różne ukończone stworzenia
shallow_sea-score-variety-why = { $n ->
        [0] nie ma ukończonych stworzeń
       *[other] po 2 za rodzaj: { $parts }
    }
shallow_sea-score-fish = Nieukończone rybki
shallow_sea-score-fish-why = { $n ->
        [0] nie liczy się żadna rybka
       *[other] po 1 za ukończony koralowiec obok: { $parts }
    }
shallow_sea-score-lionfish = Skrzydlica
shallow_sea-score-lionfish-why = 2 punkty mniej za każdą rybkę od trzeciej{ $parts }
shallow_sea-tie-shells = więcej muszelek ({ $won }, nie { $lost })

# Stół w terminalu.
shallow_sea-player = { $name } · { $points } pkt · muszelki: { $shells }
shallow_sea-pools = Pule
shallow_sea-pool-corals = koralowce
shallow_sea-pool-fish = rybki
shallow_sea-pool-creatures = stworzenia
shallow_sea-bags = W woreczkach: koralowce { $corals }, stworzenia { $creatures }, rybki { $fish }
shallow_sea-turns-left = zostało tur: { $turns }
shallow_sea-hand = W ręku: { $things }
shallow_sea-lionfish = Na karcie skrzydlicy: { $fish }
shallow_sea-cards = Karty: { $cards }
shallow_sea-refresh-free = odświeżenie za darmo
shallow_sea-achieved = Osiągnięcia: { $things }
shallow_sea-rank = Ranga: { $rank }
shallow_sea-scenario-need = { $task }; i co najmniej { $minimum } pkt (teraz { $points })
shallow_sea-scenario-passed = Scenariusz ukończony: { $points } pkt, potrzeba było { $minimum }.
shallow_sea-scenario-short = Scenariusz nieudany: { $points } pkt, a potrzeba { $minimum }.
shallow_sea-scenario-undone = Scenariusz nieudany: punktów wystarcza ({ $points } z { $minimum }), ale zadanie nie jest wykonane albo rybek zabrakło przed ostatnią turą.
shallow_sea-no-ranks = W trybie rodzinnym nie ma rang: porównaj wynik z własnymi.
shallow_sea-legend = Ψ czerwony, ● żółty, ♣ zielony, ✶ fioletowy; litera rybki: c czerwona, ż żółta, z zielona, f fioletowa
    ocean: b1 wolne pole; liczba to bąbelek, za nią litery rybek, na które czekają tu koralowce; znak z literą to rybka w bąbelku
    koralowiec: znak i nazwa; ukończony: znak, punkty, litera rybki w domu i ✓; ! płytkę można ukończyć
    stworzenie: nazwa i strzałki, dokąd patrzy (bez strzałek: na cały ocean); ukończone ma ✓
    w pulach przy koralowcu: ↑ → ↓ ← z której strony chce jakiej rybki; słowo „teraz”: czyja kolej

# Zasady.
shallow_sea-rules-goal-title = Cel gry
shallow_sea-rules-goal = Wypełnij swój ocean płytkami koralowców i stworzeń, ukończ jak najwięcej z nich i zbierz najwięcej punktów.
shallow_sea-rules-start-title = Przygotowanie
shallow_sea-rules-start = W trzech woreczkach są: wszystkie koralowce, rybki (9, 14, 19 lub 24 w kolorze) i dziesięć rodzajów stworzeń. Leżą trzy pule po pięć: koralowce, pod każdym rybka, pod nimi stworzenia. Każdy ma 2 muszelki. Od ostatniego gracza do pierwszego każdy bierze jedno stworzenie i kładzie je na dowolnym polu.
shallow_sea-rules-turn-title = Tura
shallow_sea-rules-turn = Wybierz płytkę i rybkę, umieść obie w oceanie w dowolnej kolejności, ukończ płytki, których warunki są spełnione, i zakończ turę. Potem pule się uzupełniają.
shallow_sea-rules-choose-title = Wybór
shallow_sea-rules-choose = Rybka łączy się z koralowcem i stworzeniem tego samego miejsca. Za 1 muszelkę weźmiesz dowolną rybkę do dowolnej płytki. Wcześniej możesz odświeżać pule: za 1 muszelkę każdą z nich, a za darmo pulę koralowców lub rybek, w której co najmniej 4 mają jeden kolor. Po wyborze odświeżać nie wolno.
shallow_sea-rules-place-title = Układanie
shallow_sea-rules-place = Płytkę połóż na pustym polu, które styka się bokiem lub rogiem z twoją płytką; możesz ją obrócić. Rybkę wpuść do pustego bąbelka przy którejkolwiek twojej płytce. Bąbelek mieści jedną rybkę i jest wspólny dla wszystkich pól, które się przy nim stykają.
shallow_sea-rules-corals-title = Koralowce
shallow_sea-rules-corals = Koralowiec jest gotowy, gdy przy każdym jego kolorowym narożniku jest rybka tego koloru. Odwróć go: jedna z użytych rybek zamieszkuje na nim na zawsze, pozostałe zostają w bąbelkach i mogą posłużyć dalej. Płytki kończysz po jednej, w wybranej kolejności; zabrana rybka może przerwać ciąg.
shallow_sea-rules-creatures-title = Stworzenia
shallow_sea-rules-creatures = Stworzenie czeka na ukończone koralowce albo ukończone rybki: jednego koloru lub samych różnych kolorów, na wskazanych polach, w jednym lub dwóch kierunkach do krawędzi albo gdziekolwiek. Jeden koralowiec może służyć wielu stworzeniom. Nieukończone daje na koniec punkty za to, co już pasuje.
shallow_sea-rules-shells-title = Muszelki
shallow_sea-rules-shells = Za każdą ukończoną płytkę dostajesz muszelkę; możesz mieć najwyżej 5. W każdej chwili swojej tury możesz za 2 muszelki przenieść nieukończoną rybkę do innego bąbelka. Ukończone rybki nie ruszają się nigdy. Tury nie można zakończyć, póki jakaś płytka jest gotowa.
shallow_sea-rules-end-title = Koniec i punkty
shallow_sea-rules-end = Po 17 turach każdego zostają 4 puste pola i liczy się punkty: karty ekosystemu, płytki rząd po rzędzie, 2 za każdy rodzaj ukończonego stworzenia i za każdą nieukończoną rybkę po 1 za ukończony koralowiec obok. Przy remisie wygrywa więcej muszelek, potem zwycięstwo jest wspólne. Gdy w woreczku zabraknie stworzeń, luki wypełniają koralowce, a puli nie można już odświeżać.
shallow_sea-rules-cards-title = Karty ekosystemu
shallow_sea-rules-cards = W partii jest jedna karta pomarańczowa (koralowce i rybki) i jedna niebieska (stworzenia). „Przylegać” znaczy stykać się bokiem, „sąsiadować” bokiem lub rogiem.
shallow_sea-rules-solo-title = Gra w jedną osobę
shallow_sea-rules-solo = Zamiast każdej muszelki możesz położyć losową rybkę z woreczka na karcie skrzydlicy. Dwie pierwsze nic nie kosztują, każda następna 2 punkty. Gdy zabraknie rybek, gra się kończy. Rangi według punktów: { shallow_sea-rank-swimmer } od 130, { shallow_sea-rank-diver } od 145, { shallow_sea-rank-sailor } od 160, { shallow_sea-rank-mermaid } od 170, { shallow_sea-rank-nymph } od 180, { shallow_sea-rank-poseidon } od 190. W trybie rodzinnym i w scenariuszu rang nie ma.
shallow_sea-rules-family-title = Tryb rodzinny
shallow_sea-rules-family = Bez kart ekosystemu; liczą się same płytki.
shallow_sea-rules-achievements-title = Osiągnięcia
shallow_sea-rules-achievements = Partia może być scenariuszem, partią ze zmienionymi zasadami albo zwykłą; zaznacza się tylko jej listę. Scenariusz wymaga i zadania, i minimalnego wyniku: bez jednego z nich jest nieudany. Partia, która skończyła się przed ostatnią turą, nie zaznacza niczego. 50 pól daje pięć tytułów, po jednym za każde dziesięć.

# Co instrukcja pozostawia otwarte.
shallow_sea-ruling-first-player = Pierwszego gracza wskazuje los: programu nie było ostatnio nad morzem.
shallow_sea-ruling-completion = Płytkę kończysz wtedy, kiedy chcesz, byle przed końcem tury; warunek spełniony tylko na chwilę nic nie daje. Rada z instrukcji o przenoszeniu rybki tak to opisuje.
shallow_sea-ruling-equal-turns = Obroty, po których płytka leży tak samo, są proponowane raz.
shallow_sea-ruling-short-bag = Puli koralowców ani rybek nie odświeża się, gdy w woreczku jest ich mniej niż w puli: nie byłoby czym jej wypełnić.
shallow_sea-ruling-short-creature-bag = Przy odświeżaniu stworzeń z niepełnego woreczka resztę wypełniają koralowce i pula jest odtąd zamknięta, jak przy uzupełnianiu.
shallow_sea-ruling-fish-run-out = Gra solo kończy się, gdy trzeba dobrać rybkę, a woreczek jest pusty, nie w chwili, gdy ostatnia z niego wyszła.
shallow_sea-ruling-guide = Zestaw losowany według przewodnika ma od 4 do 6 rodzajów czekających na koralowce: instrukcja mówi tylko o równowadze.
shallow_sea-ruling-family-lionfish = Także w trybie rodzinnym skrzydlica zabiera punkty; inaczej ryby zamiast muszelek byłyby darmowe.
shallow_sea-ruling-scenario-colour = Kolor wybierany na koniec scenariusza to zawsze ten najlepszy dla gracza; w scenariuszu 15 spośród kolorów jego ukończonych koralowców, a traci się tylko wartości tych płytek.
shallow_sea-ruling-two-cards = Z dwóch kart ekosystemu liczy się ta, która daje więcej; nikt nie wybrałby gorszej.
shallow_sea-ruling-corals-beside-corals = Zmiana 1: póki jest wolne pole obok koralowca, tylko tam; gdy nie ma, wolno gdziekolwiek, lecz osiągnięcie przepada.
shallow_sea-ruling-small-pools = Zmiana 2: darmowe odświeżenie wymaga 3 jednakowych kolorów, a czterech graczy wybiera pierwsze stworzenie z pięciu.
shallow_sea-ruling-corals-move = Zmiana 3: koralowiec trafia na pole przy innej własnej płytce albo obraca się w miejscu; rybki zostają.
shallow_sea-ruling-dearer = Zmiana 4: darmowe odświeżenie pozostaje darmowe.
shallow_sea-ruling-open-fish = Zmiana 5: skrzydlica też dostaje rybkę wybraną z odkrytych zasobów.
shallow_sea-ruling-no-pools = Zmiana 8: gracz mówi, z którego woreczka losuje płytkę; pierwsze stworzenie jest losowe, a muszelki służą tylko do przenoszenia.
shallow_sea-ruling-creatures-apart = Zmiana 10: ukończenie nadal jest obowiązkowe; dwa ukończone stworzenia bok w bok odbierają osiągnięcie.
shallow_sea-ruling-achievements = Zaznacza się tylko listę, do której należy partia; tryb rodzinny nie zaznacza nic.
shallow_sea-ruling-at-least-one = „Wszystkie ukończone” wymaga co najmniej jednej takiej płytki; równe punkty z kart mogą wynosić zero; puste pola osobno znaczy ani bokiem, ani rogiem.
shallow_sea-ruling-titles = Tytuł na arkuszu przypada za każde 10 pól z 50; wydrukowany arkusz pokazuje tylko pięć tytułów.
shallow_sea-ruling-early-end = Partia solo, która skończyła się przed ostatnią turą, bo zabrakło rybek, nie zaznacza niczego i nie kończy scenariusza: inaczej pola dałoby się wypełniać bez grania. Jej punkty się liczą.

# Stół w przeglądarce.
shallow_sea-seat = Gracz { $number }
shallow_sea-tab-cards = Karty
shallow_sea-types = Dziesięć stworzeń tej partii
shallow_sea-status = { $turns ->
        [0] ostatnia tura
        [one] została { $turns } tura
        [few] zostały { $turns } tury
       *[other] zostało { $turns } tur
    }
shallow_sea-ocean-yours = Twój ocean
shallow_sea-ocean-of = Ocean: { $name }
shallow_sea-done-of = ukończone: { $done } z { $placed }
shallow_sea-shells = Muszelki: { $shells } z { $most }
shallow_sea-in-hand = W ręce, do położenia
shallow_sea-lionfish-has = Rybki na karcie skrzydlicy: { $fish }. Dwie pierwsze nic nie kosztują, każda następna 2 punkty.
shallow_sea-lift-move = Przenieś rybkę za muszelki: naciśnij, a potem wybierz rybkę
shallow_sea-lift-shift = Przesuń lub obróć koralowiec za muszelki: naciśnij, a potem go wybierz
shallow_sea-short-coral = { $colour ->
        [red] czerwony
        [yellow] żółty
        [green] zielony
       *[purple] fioletowy
    } koralowiec
shallow_sea-wish-coral = Chce tych rybek przy kolorowych rogach: { $fish }. Ukończony: { $points } pkt
shallow_sea-about-red = Koralowiec to całe miasto maleńkich zwierząt, każde nie większe niż ziarnko ryżu.
shallow_sea-about-yellow = Taka kopuła rośnie około centymetra na rok i może być starsza niż jakikolwiek człowiek.
shallow_sea-about-green = Nocą jego polipy wyciągają ramiona i łowią plankton.
shallow_sea-about-purple = Większość pokarmu robią mu maleńkie glony, które w nim mieszkają i lubią słońce.
shallow_sea-space-empty = { $space }, puste
shallow_sea-space-done = { $space }, { $name }, ukończone, { $points }
shallow_sea-space-home = { $space }, { $name }, ukończony, { $points }; rybka w domu: { $fish }
shallow_sea-space-waits = { $space }, { $name }, ma { $fits } z { $needed }
shallow_sea-bubble-full = Bąbelek { $bubble }, { shallow_sea-fish-one }
shallow_sea-bubble-empty = Bąbelek { $bubble }, pusty
shallow_sea-bubble-wanted = Bąbelek { $bubble }, pusty; koralowce chcą tu rybki: { $fish }
shallow_sea-outlook-completes = pozwoli ukończyć { $spaces }, od +{ $points }
shallow_sea-outlook-fits = będzie { $fits } z { $needed }
shallow_sea-outlook-hopeless = tak położonego nie da się nigdy ukończyć
shallow_sea-outlook-breaks = { $spaces } nie da się już ukończyć
shallow_sea-outlook-forfeits = ukończone obok tego stworzenia zabierze pole zasady 10 na arkuszu
shallow_sea-can-space = tu można położyć płytkę
shallow_sea-can-bubble = tu można wpuścić rybkę
shallow_sea-can-complete = można ukończyć
shallow_sea-can-lodge = ta rybka może się wprowadzić
shallow_sea-can-move = tę rybkę można przenieść
shallow_sea-can-shift = ten koralowiec można przesunąć
shallow_sea-can-turn = naciśnij, żeby obrócić
shallow_sea-turn-right = Obróć w prawo
shallow_sea-turn-left = Obróć w lewo
shallow_sea-refresh-nothing = Rozłóż tę pulę od nowa, za darmo: { $pool ->
        [corals] koralowce
        [fish] rybki
       *[creatures] stworzenia
    }
shallow_sea-refresh-paid = Rozłóż tę pulę od nowa, { $shells ->
        [1] za muszelkę
        [few] za { $shells } muszelki
       *[other] za { $shells } muszelek
    }: { $pool ->
        [corals] koralowce
        [fish] rybki
       *[creatures] stworzenia
    }
shallow_sea-for-nothing = gratis
shallow_sea-pool-one-fish = { shallow_sea-fish-one }, kolumna { $slot }
shallow_sea-costs = { $shells ->
        [one] kosztuje { $shells } muszelkę
        [few] kosztuje { $shells } muszelki
       *[other] kosztuje { $shells } muszelek
    }
shallow_sea-open-fish = Odkryte rybki
shallow_sea-open-fish-of = rybka { $colour }, zostało { $fish }
shallow_sea-detail-tile = { $space } { $name }
shallow_sea-detail-home = { $space } { $name } (rybka { $colour })
shallow_sea-detail-fish = { $colour } w bąbelku { $bubble } (obok { $spaces })

shallow_sea-lock-chance = bez cofania: zobaczysz nowe płytki i rybki

shallow_sea-ask-start = Wybierz pierwsze stworzenie
shallow_sea-ask-start-detail = Trafi na dowolne pole pustego oceanu
shallow_sea-ask-choose = Wybierz płytkę
shallow_sea-ask-choose-or-complete = Wybierz płytkę albo najpierw coś ukończ
shallow_sea-ask-choose-detail = { $left ->
        [one] Twoja ostatnia tura. Płytka idzie w parze z rybką ze swojej kolumny
        [few] Zostały { $left } tury. Płytka idzie w parze z rybką ze swojej kolumny
       *[other] Zostało { $left } tur. Płytka idzie w parze z rybką ze swojej kolumny
    }
shallow_sea-ask-draw = Z którego woreczka dobierasz?
shallow_sea-ask-link = A która rybka?
shallow_sea-ask-link-detail = Rybka z tej samej kolumny jest za darmo, każda inna { $shells ->
        [1] za muszelkę
        [few] za { $shells } muszelki
       *[other] za { $shells } muszelek
    }
shallow_sea-ask-take-detail = Dowolny kolor
shallow_sea-ask-place-both = Połóż płytkę i wpuść rybkę
shallow_sea-ask-place-both-detail = W dowolnej kolejności: świecące pole i świecący bąbelek
shallow_sea-ask-place-tile = Połóż płytkę: { $tile }
shallow_sea-ask-place-tile-detail = Naciśnij świecące pole; tam można ją obrócić
shallow_sea-ask-place-fish = Wpuść { shallow_sea-fish-object }
shallow_sea-ask-place-fish-detail = Naciśnij świecący bąbelek
shallow_sea-ask-complete = { $tiles ->
        [one] Płytka gotowa: ukończ ją
        [few] Gotowe są { $tiles } płytki: która pierwsza?
       *[other] Gotowych jest { $tiles } płytek: która pierwsza?
    }
shallow_sea-ask-complete-detail = Naciśnij płytkę z pomarańczową obwódką; kolejność może mieć znaczenie
shallow_sea-ask-end = Wszystko położone
shallow_sea-ask-end-detail = Zakończ turę albo przenieś rybkę za muszelki
shallow_sea-ask-turn = Obróć płytkę i połóż ją
shallow_sea-ask-turn-detail = Naciskaj płytkę, aż leży dobrze. Działa też kółko myszy i klawisz R
shallow_sea-ask-turn-touch = Naciskaj płytkę, aż leży dobrze
shallow_sea-ask-lodge = Która rybka się wprowadza?
shallow_sea-ask-lodge-detail = Zostanie na zawsze; pozostałe zostają w bąbelkach
shallow_sea-ask-move = Dokąd płynie { shallow_sea-fish-one }?
shallow_sea-ask-move-detail = Do dowolnego świecącego bąbelka
shallow_sea-ask-shift = Dokąd przesuwasz koralowiec?
shallow_sea-ask-shift-detail = Na świecące pole albo na to samo, żeby go obrócić
shallow_sea-ask-pay = { $owed ->
        [one] Zapłać: muszelka albo rybka dla skrzydlicy
       *[other] Zapłać { $owed }: muszelkami albo rybkami dla skrzydlicy
    }
shallow_sea-ask-pay-detail = Dwie pierwsze rybki skrzydlicy nic nie kosztują, każda następna 2 punkty
shallow_sea-ask-wait-start = { $name } wybiera pierwsze stworzenie
shallow_sea-ask-wait-choose = { $name } ma ruch
shallow_sea-ask-wait-link = { $name } wybiera rybkę
shallow_sea-ask-wait-place = { $name } kładzie płytkę i rybkę
shallow_sea-ask-wait-turn = { $name } obraca płytkę
shallow_sea-ask-wait-lodge = { $name } wybiera rybkę, która się wprowadzi
shallow_sea-ask-wait-move = { $name } przenosi rybkę
shallow_sea-ask-wait-shift = { $name } przesuwa koralowiec
shallow_sea-ask-wait-pay = { $name } płaci
shallow_sea-ask-start-todo = Naciśnij stworzenie
shallow_sea-ask-draw-todo = Naciśnij woreczek
shallow_sea-ask-choose-todo = Naciśnij płytkę w puli
shallow_sea-ask-choose-or-complete-todo = Naciśnij płytkę: w puli albo do ukończenia
shallow_sea-ask-link-todo = Naciśnij rybkę w puli
shallow_sea-ask-place-both-todo = Naciśnij pole albo bąbelek
shallow_sea-ask-place-tile-todo = Naciśnij pole oceanu
shallow_sea-ask-place-fish-todo = Naciśnij bąbelek
shallow_sea-ask-complete-todo = Naciśnij płytkę z pomarańczową obwódką
shallow_sea-ask-end-todo = Zakończ turę albo naciśnij rybkę
shallow_sea-ask-turn-todo = Naciśnij płytkę, żeby ją obrócić
shallow_sea-ask-lodge-todo = Naciśnij rybkę, która się wprowadza
shallow_sea-ask-move-todo = Naciśnij bąbelek
shallow_sea-ask-shift-todo = Naciśnij pole oceanu
shallow_sea-ask-pay-todo = Zapłać muszelką albo naciśnij rybkę
shallow_sea-ask-over = Koniec partii
shallow_sea-ask-ranked = { $rank }! Punkty: { $points }
shallow_sea-ask-unranked = Punkty: { $points }. Rangi zaczynają się od { $first }
shallow_sea-ask-unranked-family = Punkty: { $points }. W trybie rodzinnym nie ma rang
shallow_sea-ask-won = Wygrywa { $names }
shallow_sea-ask-won-you = Wygrywasz!
shallow_sea-ask-shared = Wspólne zwycięstwo: { $names }


shallow_sea-help-turn = Twoja tura
shallow_sea-help-choose = Wybierz
shallow_sea-help-choose-how = płytkę i rybkę z jej kolumny.
shallow_sea-help-place = Połóż
shallow_sea-help-place-how = obie w dowolnej kolejności: płytkę obok swoich płytek, rybkę do bąbelka przy którejś z nich.
shallow_sea-help-complete = Ukończ
shallow_sea-help-complete-how = każdą płytkę, która ma to, czego chce, po jednej naraz. Każda daje muszelkę.
shallow_sea-help-corals = Koralowce
shallow_sea-help-corals-how = Gdy przy każdym kolorowym rogu jest właściwa rybka, odwróć koralowiec. Jedna z tych rybek wprowadza się na zawsze, reszta może się jeszcze przydać.
shallow_sea-help-creatures = Stworzenia patrzą na to, co ukończone
shallow_sea-help-A1 = Trójkąty: koralowce jednego koloru dokładnie na tych polach.
shallow_sea-help-E1 = Strzałki: gdziekolwiek w tym kierunku, aż do brzegu.
shallow_sea-help-D4 = Znak rybki: liczą się rybki w domach. Dwa odcienie: każda w innym kolorze.
shallow_sea-help-F2 = Bez strzałek: gdziekolwiek w oceanie.
shallow_sea-help-shells = Co kupisz za muszelki
shallow_sea-help-refresh = nowa pula (gratis, gdy 4 są jednego koloru)
shallow_sea-help-free = dowolna płytka z dowolną rybką
shallow_sea-help-move = przeniesienie rybki, która nie ma jeszcze domu
shallow_sea-help-earn = Możesz mieć najwyżej 5.
shallow_sea-help-end = Koniec
shallow_sea-help-end-how = Po 17 turach policz: dwie karty, każdą płytkę, po 2 za każdy gatunek ukończonych stworzeń, a za każdą rybkę w bąbelku po 1 za każdy ukończony koralowiec wokół niej. Przy remisie wygrywa, kto ma więcej muszelek.

shallow_sea-symbol-red = Czerwony
shallow_sea-symbol-red-means = ostra rybka z rozwidlonym ogonem; jej koralowiec rozgałęzia się jak wachlarz
shallow_sea-symbol-yellow = Żółty
shallow_sea-symbol-yellow-means = okrągła rybka; jej koralowiec to kopuła w kropki
shallow_sea-symbol-green = Zielony
shallow_sea-symbol-green-means = długa, smukła rybka; jej koralowiec to pęk rurek
shallow_sea-symbol-purple = Fioletowy
shallow_sea-symbol-purple-means = wysoka rybka; jej koralowiec to gwiazda
shallow_sea-symbol-corner = Kolorowy róg
shallow_sea-symbol-corner-means = koralowiec chce tej rybki w bąbelku przy tym rogu; ptaszek znaczy, że już tam jest
shallow_sea-symbol-home = Ukończony koralowiec
shallow_sea-symbol-home-means = punkty na krążku i rybka, która się wprowadziła
shallow_sea-symbol-cells = Trójkąty
shallow_sea-symbol-cells-means = stworzenie patrzy dokładnie na te pola
shallow_sea-symbol-directions = Podwójne strzałki
shallow_sea-symbol-directions-means = patrzy w tym kierunku aż do brzegu
shallow_sea-symbol-anywhere = Bez strzałek
shallow_sea-symbol-anywhere-means = patrzy na cały ocean
shallow_sea-symbol-pips = Kropki
shallow_sea-symbol-pips-means = ile potrzebuje; pełne kropki już są
shallow_sea-symbol-same = Dwa znaki w jednym odcieniu
shallow_sea-symbol-same-means = wszystkie jednego koloru: koralowce albo rybki, gdy narysowana jest rybka
shallow_sea-symbol-different = Dwa znaki w różnych odcieniach
shallow_sea-symbol-different-means = każdy innego koloru
shallow_sea-symbol-done = Ukończone stworzenie
shallow_sea-symbol-done-means = leży w świetle i daje wszystkie punkty
shallow_sea-symbol-shell = Muszelka
shallow_sea-symbol-shell-means = kupuje nową pulę, dowolny wybór albo pół przeprowadzki rybki
shallow_sea-symbol-lionfish = Skrzydlica
shallow_sea-symbol-lionfish-means = w grze solo bierze rybkę zamiast muszelki; od trzeciej kosztuje to punkty

# Wybieranie opcji z list, w przeglądarce.
shallow_sea-list-creatures = Które dziesięć stworzeń?
shallow_sea-list-creatures-own = wybrane przeze mnie
shallow_sea-list-creatures-A1 = { shallow_sea-species-A1 }
shallow_sea-list-creatures-A2 = { shallow_sea-species-A2 }
shallow_sea-list-creatures-A3 = { shallow_sea-species-A3 }
shallow_sea-list-creatures-A4 = { shallow_sea-species-A4 }
shallow_sea-list-creatures-B1 = { shallow_sea-species-B1 }
shallow_sea-list-creatures-B2 = { shallow_sea-species-B2 }
shallow_sea-list-creatures-B3 = { shallow_sea-species-B3 }
shallow_sea-list-creatures-B4 = { shallow_sea-species-B4 }
shallow_sea-list-creatures-C1 = { shallow_sea-species-C1 }
shallow_sea-list-creatures-C2 = { shallow_sea-species-C2 }
shallow_sea-list-creatures-C3 = { shallow_sea-species-C3 }
shallow_sea-list-creatures-C4 = { shallow_sea-species-C4 }
shallow_sea-list-creatures-D1 = { shallow_sea-species-D1 }
shallow_sea-list-creatures-D2 = { shallow_sea-species-D2 }
shallow_sea-list-creatures-D3 = { shallow_sea-species-D3 }
shallow_sea-list-creatures-D4 = { shallow_sea-species-D4 }
shallow_sea-list-creatures-E1 = { shallow_sea-species-E1 }
shallow_sea-list-creatures-E2 = { shallow_sea-species-E2 }
shallow_sea-list-creatures-E3 = { shallow_sea-species-E3 }
shallow_sea-list-creatures-E4 = { shallow_sea-species-E4 }
shallow_sea-list-creatures-F1 = { shallow_sea-species-F1 }
shallow_sea-list-creatures-F2 = { shallow_sea-species-F2 }
shallow_sea-list-orange = Karta pomarańczowa (koralowce i rybki)
shallow_sea-list-orange-own = jedna lub dwie wybrane przeze mnie
shallow_sea-list-orange-1 = { shallow_sea-card-orange-1 }: { shallow_sea-card-orange-1-counts }
shallow_sea-list-orange-2 = { shallow_sea-card-orange-2 }: { shallow_sea-card-orange-2-counts }
shallow_sea-list-orange-3 = { shallow_sea-card-orange-3 }: { shallow_sea-card-orange-3-counts }
shallow_sea-list-orange-4 = { shallow_sea-card-orange-4 }: { shallow_sea-card-orange-4-counts }
shallow_sea-list-orange-5 = { shallow_sea-card-orange-5 }: { shallow_sea-card-orange-5-counts }
shallow_sea-list-orange-6 = { shallow_sea-card-orange-6 }: { shallow_sea-card-orange-6-counts }
shallow_sea-list-orange-7 = { shallow_sea-card-orange-7 }: { shallow_sea-card-orange-7-counts }
shallow_sea-list-blue = Karta niebieska (stworzenia)
shallow_sea-list-blue-own = jedna lub dwie wybrane przeze mnie
shallow_sea-list-blue-1 = { shallow_sea-card-blue-1 }: { shallow_sea-card-blue-1-counts }
shallow_sea-list-blue-2 = { shallow_sea-card-blue-2 }: { shallow_sea-card-blue-2-counts }
shallow_sea-list-blue-3 = { shallow_sea-card-blue-3 }: { shallow_sea-card-blue-3-counts }
shallow_sea-list-blue-4 = { shallow_sea-card-blue-4 }: { shallow_sea-card-blue-4-counts }
shallow_sea-list-blue-5 = { shallow_sea-card-blue-5 }: { shallow_sea-card-blue-5-counts }
shallow_sea-list-blue-6 = { shallow_sea-card-blue-6 }: { shallow_sea-card-blue-6-counts }
shallow_sea-list-blue-7 = { shallow_sea-card-blue-7 }: { shallow_sea-card-blue-7-counts }
shallow_sea-list-scenario = Scenariusz: zadanie do wykonania
shallow_sea-list-scenario-own = wybrany przeze mnie
shallow_sea-list-scenario-1 = Scenariusz 1: co najmniej 140 punktów
shallow_sea-list-scenario-2 = Scenariusz 2: co najmniej 145 punktów
shallow_sea-list-scenario-3 = Scenariusz 3: co najmniej 150 punktów
shallow_sea-list-scenario-4 = { shallow_sea-scenario-4 }; i co najmniej 155 punktów
shallow_sea-list-scenario-5 = { shallow_sea-scenario-5 }; i co najmniej 160 punktów
shallow_sea-list-scenario-6 = { shallow_sea-scenario-6 }; i co najmniej 165 punktów
shallow_sea-list-scenario-7 = { shallow_sea-scenario-7 }; i co najmniej 170 punktów
shallow_sea-list-scenario-8 = { shallow_sea-scenario-8 }; i co najmniej 170 punktów
shallow_sea-list-scenario-9 = { shallow_sea-scenario-9 }; i co najmniej 175 punktów
shallow_sea-list-scenario-10 = { shallow_sea-scenario-10 }; i co najmniej 175 punktów
shallow_sea-list-scenario-11 = { shallow_sea-scenario-11 }; i co najmniej 180 punktów
shallow_sea-list-scenario-12 = { shallow_sea-scenario-12 }; i co najmniej 180 punktów
shallow_sea-list-scenario-13 = { shallow_sea-scenario-13 }; i co najmniej 185 punktów
shallow_sea-list-scenario-14 = { shallow_sea-scenario-14 }; i co najmniej 185 punktów
shallow_sea-list-scenario-15 = { shallow_sea-scenario-15 }; i co najmniej 190 punktów
shallow_sea-list-modified = Zasady, które utrudniają grę
shallow_sea-list-modified-own = wybrane przeze mnie
shallow_sea-list-modified-1 = 1. { shallow_sea-modified-1 }
shallow_sea-list-modified-2 = 2. { shallow_sea-modified-2 }
shallow_sea-list-modified-3 = 3. { shallow_sea-modified-3 }
shallow_sea-list-modified-4 = 4. { shallow_sea-modified-4 }
shallow_sea-list-modified-5 = 5. { shallow_sea-modified-5 }
shallow_sea-list-modified-6 = 6. { shallow_sea-modified-6 }
shallow_sea-list-modified-7 = 7. { shallow_sea-modified-7 }
shallow_sea-list-modified-8 = 8. { shallow_sea-modified-8 }
shallow_sea-list-modified-9 = 9. { shallow_sea-modified-9 }
shallow_sea-list-modified-10 = 10. { shallow_sea-modified-10 }

error-bad-ocean = { $where }: { $problem ->
        [space] nie ma takiego pola; są od b1 do h5
        [bubble] nie ma takiego bąbelka; są od 1 do 35
        [tile] nie ma takiej płytki
        [taken] dwie płytki nie mogą leżeć na jednym polu
        [degrees] płytkę obraca się o 0, 90, 180 albo 270 stopni
        [lodger] ukończoną rybkę ma ukończony koralowiec i nic innego
        [copies] tylu takich płytek nie ma w pudełku
        [foreign] tego stworzenia nie ma w zestawie tej partii
        [types] w jednej partii nie ma więcej niż dziesięciu rodzajów stworzeń
        [too-many-tiles] więcej płytek, niż mieści partia; najwyżej 18
        [too-many-fish] więcej rybek tego koloru, niż było w woreczku
        [stray] przy tym bąbelku nie leży żadna płytka, więc nie może tu być rybki
        [apart] ta płytka nie styka się z resztą ani bokiem, ani rogiem
        [shells] na koniec zostaje od 0 do 5 muszelek
       *[lionfish] rybki leżą na karcie skrzydlicy tylko w grze solo i nigdy więcej, niż ich jest
    }

# Lessons of a first match.
shallow_sea-course-match = Pierwsza partia Shallow Sea
shallow_sea-course-match-goal = Wypełnij ocean koralowcami i stworzeniami i ukończ ich jak najwięcej. Wygrywa, kto ma najwięcej punktów.
shallow_sea-course-match-turn = W turze weź płytkę z rybką, która jej towarzyszy, i umieść obie w oceanie.
shallow_sea-course-match-corals = Koralowiec, który przy każdym kolorowym narożniku ma rybkę tego koloru, jest ukończony.
shallow_sea-course-solo = Shallow Sea w pojedynkę
shallow_sea-course-solo-turn = W turze weź płytkę z rybką, która jej towarzyszy, i umieść obie w oceanie.
shallow_sea-course-solo-corals = Koralowiec, który przy każdym kolorowym narożniku ma rybkę tego koloru, jest ukończony.
shallow_sea-course-solo-solo = W pojedynkę płaci za ciebie skrzydlica: rybka z woreczka zamiast muszelki.
shallow_sea-lesson-start = Zaczynasz od jednego stworzenia. Połóż je tak, żeby wokół było miejsce na to, na co czeka.
    .title = Pierwsze stworzenie
shallow_sea-lesson-choose = Weź koralowiec albo stworzenie z puli. Razem z nim przychodzi rybka z tego samego miejsca.
    .title = Wybór płytki
shallow_sea-lesson-link = Rybka z tego miejsca jest za darmo. Za muszelkę możesz wziąć dowolną inną z puli.
    .title = Rybka do płytki
shallow_sea-lesson-place = Umieść płytkę i rybkę w dowolnej kolejności: płytkę na pustym polu, które styka się z twoją bokiem lub rogiem, rybkę w pustym bąbelku przy którejkolwiek twojej płytce.
    .title = Umieszczanie
shallow_sea-lesson-turn = Obróć koralowiec, zanim zostanie: jego kolorowe narożniki powinny trafić na bąbelki, w których takie rybki są albo mogą być.
    .title = Obracanie płytki
shallow_sea-lesson-fish = Bąbelek jest wspólny dla wszystkich pól, które się przy nim stykają: ta rybka może pomóc nawet czterem koralowcom.
    .title = Rybki w bąbelkach
shallow_sea-lesson-ready = Któraś płytka ma wszystko, czego chce. Ukończ ją: wcześniej nie zakończysz tury.
    .title = Płytka jest gotowa
shallow_sea-lesson-lodge = Jedna z użytych rybek zamieszkuje na koralowcu na zawsze, pozostałe zostają w bąbelkach. Jej kolor może się przydać stworzeniom.
    .title = Rybka zamieszkuje
shallow_sea-lesson-coral = Ukończone: { $tile }. Punkty są twoje, a stworzenia mogą odtąd na ten koralowiec liczyć.
    .title = Ukończone koralowce
shallow_sea-lesson-shells = Każda ukończona płytka daje muszelkę. Twoje muszelki: { $shells }, najwięcej może ich być { $most }.
    .title = Zdobywanie muszelek
shallow_sea-lesson-creature = Ukończone: { $tile }. Stworzenia czekają na ukończone koralowce albo na ukończone rybki; jeden koralowiec może służyć wielu stworzeniom.
    .title = Ukończone stworzenia
shallow_sea-lesson-cards = Karty ekosystemu dają punkty na końcu: { $cards }. Przeczytaj je, zanim wybierzesz.
    .title = Karty ekosystemu
shallow_sea-lesson-refresh = Nic nie pasuje? Przed wyborem odśwież pulę za muszelkę, a za darmo tam, gdzie cztery koralowce lub rybki mają jeden kolor. Twoje muszelki: { $shells }.
    .title = Odświeżanie puli
shallow_sea-lesson-move = Za { $price } muszelki nieukończona rybka przeniesie się do innego bąbelka, w każdej chwili twojej tury.
    .title = Przenoszenie rybki
shallow_sea-lesson-end = Zostało do położenia: { $left ->
        [one] { $left } płytka
        [few] { $left } płytki
       *[many] { $left } płytek
    }. Potem liczy się punkty; nieukończone stworzenie da ich trochę za to, co już pasuje.
    .title = Koniec
shallow_sea-lesson-lionfish = Zamiast muszelki możesz położyć rybkę z woreczka na karcie skrzydlicy. Dwie pierwsze nic nie kosztują, każda następna 2 punkty; gdy zabraknie rybek, gra się kończy.
    .title = Skrzydlica
shallow_sea-aspect-shells = Muszelki
shallow_sea-aspect-waiting = Korale czekające na rybki
shallow_sea-aspect-completed = Ukończone korale

# Laying out the box.
shallow_sea-tabletop-prepare = Rozłóż pudełko
shallow_sea-tabletop-prepare-why = Krok po kroku z obrazkami, dla jednej do czterech osób, i kto zaczyna.
shallow_sea-prepare-corals = Włóż wszystkie płytki koralowców ({ $corals }) do worka koralowców.
shallow_sea-prepare-fish = Włóż do worka ryb po { $fish } ryb z każdego z { $colours } kolorów: tyle na stół dla { $seats }.
shallow_sea-prepare-creatures = Wybierz { $types } gatunków stworzeń i włóż do worka stworzeń po { $copies } płytki każdego gatunku.
shallow_sea-prepare-cards = Wyłóż jedną pomarańczową i jedną niebieską kartę ekosystemu.
shallow_sea-prepare-family = W trybie rodzinnym karty ekosystemu zostają w pudełku.
shallow_sea-prepare-pools = Wypełnij pule: rząd { $pool } koralowców, pod każdym ryba, a niżej { $pool } stworzeń.
shallow_sea-prepare-shells = Każdy bierze swój ocean i muszelki: { $shells }.
shallow_sea-prepare-first = Wybierzcie, kto zaczyna.
shallow_sea-prepare-lionfish = Połóż obok oceanu kartę skrzydlicy. Losowa ryba na niej zastępuje muszelkę: pierwsze { $free } za darmo, następne kosztują punkty.
shallow_sea-prepare-begin = Od ostatniej osoby do pierwszej każdy bierze jedno stworzenie z puli i kładzie je na dowolnym polu. Po każdym uzupełnijcie pulę.
shallow_sea-prepare-begin-alone = Weź jedno stworzenie z puli i połóż je na dowolnym polu. Uzupełnij pulę.
shallow_sea-box-whose = Czyj ocean wpisujesz?
shallow_sea-box-alone = { $points } pkt: { $rank }.

# Zasady pod ręką.
shallow_sea-reference-scenario = { $task }; najmniej { $minimum } punktów
shallow_sea-reference-modified = Zmodyfikowana zasada { $number }

# On the page of editions; the id of a game is a word of no other folder.
edition-value-largest_reef = największa rafa
