# Kelp.
kelp-tagline = Rekin tropi ośmiornicę w lesie wodorostów: jedno wie, gdzie się kryje, drugie musi to odkryć.
kelp-option-board = Plansza
kelp-option-board-day = dzień: na pierwszą partię
kelp-option-board-night = noc: inne obszary i kryjówki, dla znających grę
kelp-option-odds = Szanse tego, co ukryte
kelp-option-odds-shark = rekin widzi szansę każdej płytki
kelp-option-odds-both = widzą je wszyscy
kelp-option-odds-off = ukryte: rekin liczy sam
kelp-option-pointing = Dokąd wracają pomieszane płytki
kelp-option-pointing-chance = decyduje los
kelp-option-pointing-shark = wskazuje rekin
kelp-synonyms = koniec=done stop=done pas=done gotowe=done do= na= w=

kelp-card = { $card ->
        [sneak] Skradanie się
        [swap] Zamiana
        [take-a-risk] Podjęcie ryzyka
        [ink-cloud] Chmura czernidła
        [sudden-dodge] Nagły unik
        [jet] Odrzut
        [hide] Ukrycie
        [camouflage] Kamuflaż
        [blend-in] Wtopienie się
        [slip-away] Wymknięcie się
        [vanish] Zniknięcie
        [learn] Nauka
        [sharpened-senses] Wyostrzone zmysły
        [curiosity] Ciekawość
        [adapt] Adaptacja
        [insight] Wgląd
        [eat-crab] Zjedz kraba
        [eat-sea-snail] Zjedz ślimaka morskiego
        [eat-lobster] Zjedz homara
       *[eat-abalone] Zjedz uchowca
    }
kelp-block = { $block ->
        [octopus] ośmiornica
        [shell] muszla
        [double-shell] podwójna muszla
        [crab] krab
        [sea-snail] ślimak morski
        [lobster] homar
        [abalone] uchowiec
        [hiding-trap] pułapka ukrycia
        [small-current-trap] mała pułapka prądu
        [large-current-trap] duża pułapka prądu
       *[hideout-trap] pułapka kryjówki
    }
kelp-pile = { $pile ->
        [move] ruch
        [hide] ukrycie
        [learn] nauka
       *[eat] zjadanie
    }
kelp-escape = { $escape ->
        [fight] Walka
        [flight] Ucieczka
       *[flinch] Unik
    }
kelp-ability = { $ability ->
        [aggressive] Agresywny
        [ruthless] Bezwzględny
        [vigilant] Czujny
        [hungry] Głodny
        [relentless] Nieustępliwy
        [reactive] Reaktywny
        [perceptive] Spostrzegawczy
        [fast] Szybki
        [bold] Śmiały
        [hostile] Wrogi
       *[agile] Zwinny
    }
kelp-space = { $space ->
        [hideout-1] kryjówka 1
        [hideout-2] kryjówka 2
        [hideout-3] kryjówka 3
        [hideout-4] kryjówka 4
       *[other] { $space }
    }
kelp-colour = { $colour ->
        [blue] niebieska
        [yellow] żółta
       *[red] czerwona
    }
kelp-die = { $colour ->
        [blue] niebieska { $value }
        [yellow] żółta { $value }
       *[red] czerwona { $value }
    }
kelp-strike = { $strike ->
        [search] przeszukanie
       *[attack] atak
    }
kelp-seat-name = { $seat ->
        [0] ośmiornica
       *[1] rekin
    }
kelp-step = { $step ->
        [start] Rekin wybiera kryjówkę startową.
        [act] Ośmiornica wybiera akcję.
        [pay] Ośmiornica płaci odkrywaniem, pozostało: { $left }.
        [shuffle] Ośmiornica podnosi płytki do pomieszania, pozostało: { $left }.
        [point] Rekin wskazuje miejsce kolejnej płytki.
        [swap] Ośmiornica zamienia dwie płytki miejscami.
        [hide] Ośmiornica ukrywa płytki, najwyżej: { $left }.
        [draw] Ośmiornica może dobrać karty.
        [learn] Ośmiornica się uczy, najwyżej: { $left }.
        [replace] Ośmiornica wybiera płytkę do zastąpienia.
        [to-hand] Ośmiornica może wziąć poznaną kartę na rękę.
        [remove] Ośmiornica może usunąć kartę z gry.
        [fetch] Ośmiornica szuka karty.
        [trim] Ośmiornica ma za dużo kart i odrzuca.
        [gather] Worek jest zbyt pusty: rekin zdejmuje kości prądu.
        [before-roll] Rekin dobrał kości i może coś zmienić przed rzutem.
        [return] Rekin zwraca kości do worka, pozostało: { $left }.
        [take] Rekin bierze wybraną kość.
        [after-roll] Rekin rzucił i może coś zmienić.
        [reroll] Rekin wybiera kości do przerzutu.
        [keep] Rekin wybiera kość na później.
        [swim] Rekin rozkłada prądy, a potem płynie.
        [raise] Rekin zwiększa wynik kości.
        [feed] Rekin oddaje kość na tor głodu.
        [sharpen] Rekin obraca czerwoną kość na najwyższą ściankę.
        [swim-more] Rekin płynie o pole dalej.
        [pass-on] Rekin płynie dalej z prądem.
        [glide] Rekin może popłynąć o pole dalej.
        [aim] Rekin rozkłada kości przeszukiwania i ataku.
        [resolve] Rekin wybiera kolejność kości.
        [trap] Rekin może zignorować pułapkę.
        [remove-currents] Ośmiornica może usunąć kości prądu, najwyżej: { $left }.
        [send] Ośmiornica odsyła rekina do kryjówki.
        [escape] Starcie: ośmiornica wybiera w tajemnicy.
        [counter] Starcie: rekin wybiera.
        [flee] Ośmiornica wybiera sąsiednią płytkę do pomieszania.
        [store] Rekin wybiera kości, które będą energią.
        [spend] Rekin może wydać energię.
        [buy] Rekin kupuje za { $budget } energii.
        [drop] Rekin wybiera kartę do zastąpienia.
        [starve] Rekin wybiera kość na tor głodu.
       *[over] Partia skończona.
    }

kelp-do-play = zagraj kartę: { $card }
kelp-do-discard = odrzuć kartę: { $card }
kelp-do-draw = dobierz karty do limitu ręki
kelp-do-food = użyj efektu zjedzonego pokarmu: { $block }
kelp-do-reveal = odkryj płytkę na { $area }
kelp-do-lift = podnieś płytkę z { $area }
kelp-do-swap = zamień płytki { $area } i { $other }
kelp-do-hide = ukryj płytkę na { $area }
kelp-do-learn-card = naucz się odkrytej karty ze stosu: { $pile }
kelp-do-learn-block = zyskaj płytkę: { $block }
kelp-do-replace = zastąp płytkę na { $area }
kelp-do-to-hand = weź na rękę: { $card }
kelp-do-remove-hand = usuń z gry kartę z ręki: { $card }
kelp-do-remove-discard = usuń z gry odrzuconą kartę: { $card }
kelp-do-fetch-draw = weź ze stosu dobierania: { $card }
kelp-do-fetch-discard = weź ze stosu kart odrzuconych: { $card }
kelp-do-escape = wybierz kartę starcia: { $escape }
kelp-do-send = odeślij rekina na pole: { $space }
kelp-do-take-off = zdejmij kość prądu z pola: { $space }
kelp-do-start = zacznij na polu: { $space }
kelp-do-point = wskaż { $area }
kelp-do-use = użyj karty: { $ability }
kelp-do-extra = dobierz jeszcze jedną kość
kelp-do-roll = rzuć kośćmi
kelp-do-return = zwróć do worka kość: { $colour }
kelp-do-take = weź z worka kość: { $colour }
kelp-do-reroll = przerzuć kość: { $die }
kelp-do-keep = zachowaj na później kość: { $die }
kelp-do-raise = zwiększ wynik kości: { $die }
kelp-do-feed = połóż na torze głodu kość: { $die }
kelp-do-sharpen = obróć na najwyższą ściankę kość: { $die }
kelp-do-current = połóż prąd o wartości { $value } na polu: { $space }
kelp-do-swim = płyń na pole: { $space }
kelp-do-aim = połóż na { $area } kość: { $die }
kelp-do-resolve = wykonaj na { $area }: { $strike }
kelp-do-counter = kontruj kartę: { $escape }
kelp-do-store = zachowaj jako energię kość: { $die }
kelp-do-spend = wydaj energię
kelp-do-lower = obniż o jeden, by zastąpić kartę, kość: { $die }
kelp-do-drop = zastąp kartę: { $ability }
kelp-do-buy = kup kartę: { $ability }
kelp-do-done = gotowe

kelp-log-start = rekin zaczyna na polu: { $space }
kelp-log-draw = ośmiornica dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
kelp-log-draw-cards = dobrane: { $cards }
kelp-log-reshuffle = karty odrzucone stają się nowym stosem dobierania
kelp-log-open = można się teraz nauczyć: { $card }
kelp-log-offer = nowa karta do kupienia: { $ability }
kelp-log-play = ośmiornica zagrywa: { $card }
kelp-log-discard = ośmiornica odrzuca: { $card }
kelp-log-reveal = odkryte na { $area }: { $block }
kelp-log-hide = płytka na { $area } zostaje ukryta
kelp-log-swap = płytki { $area } i { $other } zamieniają się miejscami
kelp-log-shuffle = pomieszane: { $areas }
kelp-log-lay = na { $area } zamiast płytki { $old } leży teraz { $block }
kelp-log-learn = ośmiornica uczy się: { $card }
kelp-log-to-hand = na rękę trafia: { $card }
kelp-log-remove = z gry wypada: { $card }
kelp-log-fetch = ośmiornica bierze kartę ze stosu dobierania
kelp-log-fetch-card = wzięta karta: { $card }
kelp-log-fetch-discard = ośmiornica bierze z kart odrzuconych: { $card }
kelp-log-eat = ośmiornica zjada pokarm: { $block }
kelp-log-food = ośmiornica używa efektu pokarmu: { $block }
kelp-log-drawn = rekin dobrał kości: niebieskie { $blue }, żółte { $yellow }, czerwone { $red }
kelp-log-gather = rekin zdejmuje kość prądu z pola: { $space }
kelp-log-pool = kości rekina: { $dice }
kelp-log-use = rekin używa karty: { $ability }
kelp-log-keep = rekin zachowuje na później kość: { $die }
kelp-log-current = prąd o wartości { $value } na polu: { $space }
kelp-log-swim = rekin płynie na pole: { $space }
kelp-log-skip = rekin mija z prądem o wartości { $value } pole: { $space }
kelp-log-blocked = rekin nie ma drogi; do worka wraca kość z pola: { $space }
kelp-log-aim = na { $area } leży kość: { $die }
kelp-log-out-of-reach = poza zasięgiem, wraca do worka: { $die }
kelp-log-search = rekin przeszukuje { $area }
kelp-log-attack = rekin atakuje na { $area }
kelp-log-trap = rekin wpada w pułapkę: { $block }
kelp-log-current-gone = ośmiornica usuwa kość prądu z pola: { $space }
kelp-log-sent = rekin trafia na pole: { $space }
kelp-log-confrontation = starcie: ośmiornica wybrała { $escape }, rekin kontrował { $counter }
kelp-log-pair-gone = z gry wypada { $escape } i jej kontra
kelp-log-hunger = głód: { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }
kelp-log-tile = rekin się rozwija: kafelek { $tile }
kelp-log-buy = rekin kupuje: { $ability }
kelp-log-drop = zastąpiona karta: { $ability }
kelp-log-no-purchase = rekina na nic nie stać; jego energia wraca do worka
kelp-log-end-food = Ośmiornica zjadła wszystkie cztery pokarmy i wygrywa.
kelp-log-end-hunger = Rekin pada z głodu: wygrywa ośmiornica.
kelp-log-end-caught = Rekin dopadł ośmiornicę i wygrywa.
kelp-log-end-idle = Przez 20 rund nic się nie wydarzyło: wygrywa ośmiornica.
kelp-log-end-no-red-die = Zostało jedno pole głodu i żadnej czerwonej kości do dobrania: wygrywa ośmiornica.

kelp-score-victory = Zwycięstwo
kelp-score-victory-why = { $parts }

kelp-odds-line = { $area }: { $chances }
kelp-odds-title = Szanse
kelp-round = Runda { $round }
kelp-shark-at = Rekin: { $space }, przed nim: { $ahead }
kelp-hunger = Głód { $dice } z { $most }
kelp-growth = Rozwój: kafelki { $tiles }, kości { $dice }
kelp-energy = Energia: { $dice }
kelp-pool = Kości: { $dice }
kelp-row = Do kupienia: { $list }
kelp-abilities = Karty rekina: { $list }
kelp-bag = Worek: niebieskie { $blue }, żółte { $yellow }, czerwone { $red }
kelp-hand = Ręka: { $list }
kelp-hand-size = Kart na ręce: { $cards }
kelp-shown = z tego znane: { $list }
kelp-learnable = Do nauki: { $list }
kelp-discards = Odrzucone: { $list }
kelp-eaten = Zjedzone: { $list }
kelp-confrontations = Pozostałe karty starcia: { $list }
kelp-board-title = { $board ->
        [day] Las wodorostów za dnia
       *[night] Las wodorostów nocą
    }
kelp-nothing = nic

kelp-rules-goal-title = Cel
kelp-rules-goal = Dwoje graczy o różnych celach. Ośmiornica wygrywa, gdy zje wszystkie cztery pokarmy albo przetrwa, aż na torze głodu znajdzie się siedem kości. Rekin wygrywa, gdy zaatakuje ośmiornicę czerwoną kością i wygra starcie.
kelp-rules-board-title = Plansza
kelp-rules-board = Dziewięć obszarów, w każdym jedna płytka; obszary sąsiadują w pionie i poziomie, nigdy po skosie. Wartość obszaru to najmniejszy wynik kości, który pozwala tam przeszukiwać lub atakować. Między obszarami leżą pola prądu połączone ścieżką rekina; cztery z nich są przed kryjówkami. Rekin sięga do obszarów obok swojego pola.
kelp-rules-start-title = Początek
kelp-rules-start = Ośmiornica, jedna pułapka i siedem muszli są rozłożone losowo i ukryte przed rekinem. Ośmiornica ma na ręce 4 z 8 kart początkowych; pozostałe karty leżą w czterech stosach według rodzaju, wierzchnia odkryta. W worku jest 7 niebieskich, 3 żółte i 1 czerwona kość, a do kupienia leżą 4 karty rekina. Rekin wybiera kryjówkę; zaczyna ośmiornica.
kelp-rules-octopus-title = Tura ośmiornicy
kelp-rules-octopus = Dokładnie dwie akcje, także dwa razy ta sama: zagraj kartę; dobierz do limitu ręki; albo odrzuć kartę i ukryj jedną płytkę. Koszt karty płaci się, odkrywając tyle wybranych ukrytych płytek; podwójna muszla liczy się za dwie. Karty nie dobierają się same. Zagrane karty trafiają na stos odrzuconych na koniec tury.
kelp-rules-cards-title = Co robią karty
kelp-rules-cards = Zamiana przestawia dwie sąsiednie płytki; ukryta zostaje ukryta, odkryta odkryta. Pomieszanie losuje miejsca płytek i odkłada je ukryte, tak że tylko ośmiornica wie, która jest gdzie. Ukrycie odwraca odkryte płytki od rekina. Karta, która wymaga więcej, niż jest, robi tyle, ile się da. Usunięta karta wypada z gry.
kelp-rules-learning-title = Nauka
kelp-rules-learning = Zyskaj najwyżej tyle rzeczy: odkryte karty ze stosów albo zapasowe płytki. Karty trafiają na stos odrzuconych. Nowa płytka zastępuje odkrytą, nigdy ośmiornicę ani pokarm, i na początku leży odkryta. Karta zjadania przychodzi razem ze swoim pokarmem jako jedna rzecz.
kelp-rules-eating-title = Zjadanie
kelp-rules-eating = Gdy ośmiornica sąsiaduje z pokarmem, zagraj jego kartę: obie płytki zostają odkryte, miejsce pokarmu zajmuje zapasowa muszla, a karta wypada z gry. Każdy pokarm ma jednorazowy efekt przed akcjami, między nimi albo po nich. Krab: limit ręki wynosi odtąd 5 i można dobrać karty. Ślimak morski: weź dowolną kartę ze stosu dobierania lub odrzuconych. Homar: ukryj wszystkie odkryte płytki. Uchowiec: nauka do 3.
kelp-rules-traps-title = Pułapki
kelp-rules-traps = Ukryta pułapka odkryta przez rekina działa od razu: ośmiornica ukrywa do dwóch innych płytek albo usuwa jedną lub do dwóch kości prądu, albo odsyła rekina do wolnej kryjówki. Pułapki odkryte inaczej nic nie robią.
kelp-rules-shark-title = Tura rekina
kelp-rules-shark = Dobierz z worka dwie kości i rzuć. Gdy worek jest zbyt pusty, zdejmij kości prądu z planszy. Potem rozłóż prądy, płyń, przeszukuj i atakuj, a resztę zachowaj jako energię. Rekin może zaglądać do worka; ośmiornica może tylko liczyć.
kelp-rules-swimming-title = Prądy i ruch
kelp-rules-swimming = Niebieską kość można położyć na dowolnym polu prądu bez kości i bez rekina. Rekin musi płynąć do przodu na najbliższe wolne pole i nie może zawrócić. Pola z kośćmi mija, kilka z rzędu tylko wtedy, gdy każda pokazuje mniej od poprzedniej. Na rozwidleniu wybiera. Z kryjówki może ruszyć w obie strony. Gdy nie ma drogi, kość z następnego pola wraca do worka, a rekin staje na jej miejscu.
kelp-rules-hunting-title = Przeszukiwanie i atak
kelp-rules-hunting = Połóż żółte i czerwone kości na obszarach obok rekina, każdą co najmniej o wartości obszaru, a potem wykonaj je w dowolnej kolejności. Żółta odkrywa ukrytą płytkę. Czerwona odkrywa ją w razie potrzeby i atakuje: jeśli to ośmiornica, zaczyna się starcie. Potem żółta trafia na tor rozwoju, a czerwona na tor głodu. Kość, która znalazła się poza zasięgiem, wraca do worka.
kelp-rules-confrontation-title = Starcie
kelp-rules-confrontation = Oboje wybierają w tajemnicy jedną z pozostałych kart. Jeśli karta rekina kontruje kartę ośmiornicy, rekin wygrywa. W przeciwnym razie działa karta ośmiornicy i wypada z gry razem ze swoją kontrą. Walka odsyła rekina do kryjówki, Ucieczka miesza ośmiornicę z sąsiednią płytką, Unik ukrywa do dwóch płytek. Gdy została jedna para, atak na ośmiornicę od razu wygrywa.
kelp-rules-growth-title = Rozwój
kelp-rules-growth = Użyte żółte kości i pierwsza kość prądu minięta w turze trafiają na tor rozwoju. Trzy kości odwracają kafelek i wracają do worka. Kafelki 1 i 3: co turę można przerzucić jedną kość. Kafelek 2: 5 dodatkowej energii, gdy wydajesz od 1 do 5. Kafelek 4: możesz dobrać trzecią kość.
kelp-rules-energy-title = Energia
kelp-rules-energy = Nieużyte kości zostają zachowane, najwyżej trzy; reszta wraca do worka. Mając trzy, musisz je wydać, mając mniej, możesz: kup karty za sumę kości, potem jedna z nich trafia na tor głodu, a pozostałe do worka. Przed zakupem możesz obniżyć kość o jeden, by zastąpić kartę do kupienia, ale nie jedyną, na którą cię stać. Jeśli trzy kości na nic nie wystarczą, wracają do worka i nic nie trafia na tor głodu.
kelp-rules-abilities-title = Karty rekina
kelp-rules-abilities = Kupiona karta dodaje kości do worka i działa raz. Agresywny: tylko kości. Bezwzględny: zwiększ wynik kości o 2. Czujny: zachowaj kość na późniejszą turę. Głodny: dobierz i rzuć jeszcze jedną. Nieustępliwy: przerzuć jedną lub dwie kości. Reaktywny: przed rzutem zwróć dwie kości i weź jedną wybraną. Spostrzegawczy: zignoruj pułapkę. Szybki: jedno pole więcej. Śmiały: oddaj kość na tor głodu i obróć czerwoną na 6. Wrogi: losowa karta starcia i jej kontra wypadają z gry. Zwinny: zawróć.
kelp-rules-end-title = Koniec
kelp-rules-end = Partia kończy się natychmiast z czwartym pokarmem, siódmą kością głodu albo wygranym starciem. Gdy zostało jedno pole głodu i żadnej czerwonej kości do dobrania, rekin przegrywa; tak samo po 20 rundach, w których nic nie trafiło na tory głodu i rozwoju i nic nie zostało zjedzone.
kelp-rules-first-match-title = Pierwsza partia
kelp-rules-first-match = Ośmiornica: wcześnie naucz się karty zjadania, zamianami zbliż się do pokarmu, a zanim rekin podpłynie, ukrywaj i mieszaj. Kosztami niech będą muszle, nie ty. Rekin: żółtymi kośćmi zawężaj miejsca, w których może być ośmiornica, patrz, które płytki pomieszano, a czerwone kości zachowaj na dobry strzał: każdy atak przybliża głód.

kelp-ruling-start-space = Rekin wybiera kryjówkę startową przed pierwszą turą ośmiornicy; instrukcja mówi tylko, że na jednej zaczyna.
kelp-ruling-start-trap = Na planszy zaczyna pułapka usuwająca jedną kość prądu, najłagodniejsza; opisu przygotowania nie da się odczytać.
kelp-ruling-start-hand = Ośmiornica zaczyna z pełną ręką 4 kart.
kelp-ruling-payment = Ośmiornica wybiera, które płytki odkrywa jako koszt, i może odkryć siebie: instrukcja mówi tak o jednej karcie i niczego nie zabrania przy innych.
kelp-ruling-double-shell = Odkryta jako koszt podwójna muszla liczy się za dwie płytki; jej zastosowania nie da się odczytać, a nazwa to podpowiada.
kelp-ruling-as-far-as-possible = Karta, która miesza lub ukrywa więcej płytek, niż jest, robi to, co możliwe, żeby po opłaceniu każdą dało się rozpatrzyć.
kelp-ruling-draw-with-full-hand = Dobieranie można wybrać także z pełną ręką i wtedy nic nie daje: trzeba wykonać dwie akcje.
kelp-ruling-hand-limit = Karty dobiera się i bierze na rękę tylko do limitu. Po ślimaku morskim może być jedna więcej do końca tury; wtedy ośmiornica odrzuca.
kelp-ruling-open-discards = Karty odrzucone i usunięte leżą odkryte, więc rekin może policzyć, co jest razem na ręce i w stosie dobierania.
kelp-ruling-reshuffle = Gdy stos dobierania się skończy, nowym stają się karty odrzucone; kart na polach akcji jeszcze wśród nich nie ma.
kelp-ruling-learn = Liczba na karcie nauki to najwyższa dozwolona; następnej karty ze stosu można nauczyć się od razu.
kelp-ruling-replaceable = Nowa płytka nigdy nie zastępuje ośmiornicy, bez której nie ma gry, ani pokarmu, którego karta by przepadła.
kelp-ruling-eaten-food-place = Miejsce zjedzonego pokarmu zajmuje odkryta zapasowa muszla, a gdy innej nie ma, podwójna.
kelp-ruling-shuffle-shows-nothing = Rekin widzi, które płytki podniesiono do pomieszania, i nie dowiaduje się, dokąd która wróciła.
kelp-ruling-pointing = Jeśli wskazuje rekin, pytany jest o każdą płytkę oprócz ostatniej. Nie widzi ich, więc losowanie daje to samo.
kelp-ruling-current-space = Kość prądu kładzie się na polu bez kości i bez rekina, bo oboje potrzebują tego pola.
kelp-ruling-forks = Na rozwidleniu rekin wybiera dowolną odnogę; linie planszy są naszą rekonstrukcją.
kelp-ruling-equal-values = Z kości w rzędzie każda musi pokazywać mniej od poprzedniej; równa blokuje, bo instrukcja mówi o niższym wyniku.
kelp-ruling-nearest-die = Zablokowany rekin ma kość na każdym następnym polu i wszystkie są równie blisko: wybiera.
kelp-ruling-fast = Dodatkowe pole to jedno następne pole bez kości, przed ruchem albo po nim.
kelp-ruling-search-target = Przeszukać można tylko ukrytą płytkę: nic innego nie ma do odkrycia.
kelp-ruling-two-dice-one-area = Na jednym obszarze może leżeć kilka kości; nic tego nie zabrania.
kelp-ruling-late-search = Przeszukanie płytki, którą właśnie odkrył atak, nie ma efektu, a kość wraca do worka.
kelp-ruling-unused-dice = Każda kość jest użyta albo zachowana: nieużyte stają się energią, póki jest miejsce.
kelp-ruling-kept-die = Kość z karty Czujny można w późniejszej turze położyć jako prąd albo na obszarze; jeśli w puli jest taka sama, najpierw idzie tamta.
kelp-ruling-bold = Śmiały wymaga czerwonej kości oprócz tej, która idzie na tor głodu, żeby cały efekt mógł zajść.
kelp-ruling-hostile = Wrogiego używa się przed ruchem i tylko, gdy została więcej niż jedna para; instrukcja nie podaje chwili.
kelp-ruling-replacing-cards = W jednym wydawaniu można zastąpić jedną kartę, obniżając kość pokazującą więcej niż 1.
kelp-ruling-row = Rząd kart rekina uzupełnia się po wydaniu energii; gdy talia się skończy, luki zostają.
kelp-ruling-empty-supply = Karta dająca kości, których brakuje w zasobach, daje to, co zostało.
kelp-ruling-third-confrontation = Trzeciej karty starcia nie da się odczytać; tutaj ukrywa do dwóch płytek, także ośmiornicę.
kelp-ruling-last-pair = Gdy została jedna para, oba wybory są znane, więc atak na ośmiornicę wygrywa od razu.
kelp-ruling-hideout = Rekina można odesłać do każdej kryjówki bez kości, także tej, w której jest. Gdy każda ma kość, ta z wybranej wraca do worka.
kelp-ruling-no-red-die = Gdy zostało jedno pole głodu, a czerwonej kości nie ma w worku, w energii ani zachowanej, rekin nie może już wygrać i partia się kończy.
kelp-ruling-idle-rounds = Po tylu rundach z rzędu, w których żadna kość nie trafiła na tory głodu i rozwoju i nic nie zjedzono, ośmiornica przetrwała i wygrywa.
kelp-ruling-uninformative-choices = Pokazywane szanse wynikają z tego, co było widać. Wybory ośmiornicy niczego więcej w nich nie mówią: domysły zostają dla gracza.
kelp-ruling-dice-bag = Zawartość worka widzi tylko rekin; ośmiornica może liczyć, bo każda kość porusza się jawnie.
kelp-ruling-points = W pudełku nie ma punktów. Zwycięzca ma jeden, a arkusz mówi, jak wygrano.
