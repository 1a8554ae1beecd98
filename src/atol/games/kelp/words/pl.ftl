# Kelp.
kelp-tagline = Rekin tropi ośmiornicę w lesie wodorostów: jedno wie, gdzie się kryje, drugie musi to odkryć.
kelp-level-novice = Pływa i próbuje, co przyjdzie do głowy. Kryje się słabo, poluje na słuch.
kelp-level-easy = Rusza prosto na to, co blisko, jako łowca albo ofiara.
kelp-level-medium = Przemyśla turę, zanim ruszy macka albo płetwa.
kelp-level-hard = Pamięta, co pokazujesz, i zgaduje, gdzie jesteś.
kelp-level-expert = Czyta wodorosty jak książkę: zwodzi, czeka i uderza raz.
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
kelp-synonyms = koniec=done stop=done pas=done gotowe=done dość=done zagraj=play odrzuć=discard dobierz=draw odkryj=reveal podnieś=lift zamień=swap ukryj=hide naucz=learn zastąp=replace odeślij=send zacznij=start wskaż=point użyj=use rzuć=roll zwróć=return przerzuć=reroll zwiększ=raise płyń=swim celuj=aim kontruj=counter wydaj=spend obniż=lower kup=buy kryjówka=hideout prąd=current do= na= w= się=

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

# Akcje i kroki. Akcja: zdanie, przycisk (.verb), słowa w miejscu wyboru (.can).
# Krok: dla tego, kto czeka (.step), i dla tego, kto decyduje (.ask, .detail).

kelp-do-play = zagraj kartę: { $card }
    .verb = zagraj
kelp-do-discard = odrzuć kartę: { $card }
    .verb = odrzuć
kelp-do-draw = dobierz karty
    .verb = dobierz karty
    .step = Ośmiornica może dobrać karty.
    .ask = Dobrać karty?
    .todo = Dobierz albo graj dalej
kelp-do-food = użyj efektu zjedzonego pokarmu: { $block }
    .verb = użyj
kelp-do-reveal = odkryj płytkę na { $area }
    .verb = odkryj { $area }
    .can = można odkryć
kelp-do-lift = podnieś płytkę z { $area }
    .verb = podnieś { $area }
    .can = można podnieść
kelp-do-swap = zamień płytki { $area } i { $other }
    .verb = { $area } i { $other }
    .can = można zamienić
    .step = Ośmiornica zamienia dwie płytki miejscami.
    .ask = Wybierz dwie płytki do zamiany
    .detail = Naciśnij jedną, potem drugą. Każda zostaje ukryta albo odkryta, jak była.
    .todo = Naciśnij jedną płytkę, potem drugą
kelp-do-hide = ukryj płytkę na { $area }
    .verb = ukryj { $area }
    .can = można ukryć
    .step = Ośmiornica ukrywa płytki, najwyżej: { $left }.
    .ask =
        Ukryj { $left ->
            [one] płytkę
           *[other] płytki, najwyżej { $left }
        }
    .detail = Naciśnij odkrytą płytkę, by ją znów postawić.
    .todo = Naciśnij odkrytą płytkę
kelp-do-learn-card = naucz się odkrytej karty ze stosu: { $pile }
    .verb = naucz się
kelp-do-learn-block = zyskaj płytkę: { $block }
    .verb = zyskaj
kelp-do-replace = zastąp płytkę na { $area }
    .verb = zastąp { $area }
    .can = można zastąpić
    .step = Ośmiornica wybiera płytkę do zastąpienia.
    .ask = Którą odkrytą płytkę zastąpi { $block }?
    .todo = Naciśnij odkrytą płytkę
kelp-do-to-hand = weź na rękę: { $card }
    .verb = na rękę
    .step = Ośmiornica może wziąć poznaną kartę na rękę.
    .ask = Wziąć poznaną kartę na rękę?
    .todo = Weź kartę albo graj dalej
kelp-do-remove-hand = usuń z gry kartę z ręki: { $card }
    .verb = usuń
kelp-do-remove-discard = usuń z gry odrzuconą kartę: { $card }
    .verb = usuń
kelp-do-fetch-draw = weź ze stosu dobierania: { $card }
    .verb = weź
kelp-do-fetch-discard = weź ze stosu kart odrzuconych: { $card }
    .verb = weź
kelp-do-escape = wybierz kartę starcia: { $escape }
    .verb = { $escape }
    .step = Starcie: ośmiornica wybiera w tajemnicy.
    .ask = Rekin cię znalazł: jak uciekasz?
    .detail = Twoja karta jest tajna, dopóki rekin nie wybierze swojej.
    .todo = Naciśnij jedną ze swoich kart starcia
kelp-do-send = odeślij rekina na pole: { $space }
    .verb = { $space }
    .can = można odesłać tu rekina
    .step = Ośmiornica odsyła rekina do kryjówki.
    .ask = Odeślij rekina do kryjówki
    .todo = Naciśnij kryjówkę
kelp-do-take-off = zdejmij kość prądu z pola: { $space }
    .verb = zdejmij
    .can = można zdjąć tę kość
kelp-do-start = zacznij na polu: { $space }
    .verb = { $space }
    .can = można tu zacząć
    .step = Rekin wybiera kryjówkę startową.
    .ask = Wybierz kryjówkę, z której zaczynasz
    .detail = Patrzysz na środek planszy i możesz popłynąć w obie strony.
    .todo = Naciśnij kryjówkę
kelp-do-point = wskaż { $area }
    .verb = wskaż { $area }
    .can = można wskazać
    .step = Rekin wskazuje miejsce kolejnej płytki.
    .ask = Wskaż miejsce dla kolejnej płytki
    .detail = Widzisz tylko jej tył.
    .todo = Naciśnij obszar planszy
kelp-do-use = użyj karty: { $ability }
    .verb = użyj
kelp-do-extra = dobierz jeszcze jedną kość
    .verb = jeszcze kość
kelp-do-roll = rzuć kośćmi
    .verb = rzuć kośćmi
kelp-do-return = zwróć do worka kość: { $colour }
    .verb = zwróć kość
    .step = Rekin zwraca kości do worka, pozostało: { $left }.
    .ask =
        Zwróć do worka { $left ->
            [one] jeszcze jedną kość
            [few] { $left } kości
           *[many] { $left } kości
        }
    .todo = Wybierz kolor kości
kelp-do-take = weź z worka kość: { $colour }
    .verb = weź kość
    .step = Rekin bierze wybraną kość.
    .ask = Weź z worka wybraną kość
    .todo = Wybierz kolor kości
kelp-do-reroll = przerzuć kość: { $die }
    .verb = przerzuć
    .can = można przerzucić
    .step = Rekin wybiera kości do przerzutu.
    .ask = Wybierz kości do przerzutu
    .todo = Naciśnij kość
kelp-do-keep = zachowaj na później kość: { $die }
    .verb = zachowaj
    .can = można zachować
    .step = Rekin wybiera kość na później.
    .ask = Wybierz kość na późniejszą turę
    .todo = Naciśnij kość
kelp-do-raise = zwiększ wynik kości: { $die }
    .verb = zwiększ
    .can = można zwiększyć
    .step = Rekin zwiększa wynik kości.
    .ask = Wybierz kość do zwiększenia
    .todo = Naciśnij kość
kelp-do-feed = połóż na torze głodu kość: { $die }
    .verb = do głodu
    .can = można dać na tor głodu
    .step = Rekin oddaje kość na tor głodu.
    .ask = Wybierz kość na tor głodu
    .todo = Naciśnij kość
kelp-do-sharpen = obróć na najwyższą ściankę kość: { $die }
    .verb = obróć kość
    .can = można obrócić na najwyższą ściankę
    .step = Rekin obraca czerwoną kość na najwyższą ściankę.
    .ask = Wybierz czerwoną kość na najwyższą ściankę
    .todo = Naciśnij czerwoną kość
kelp-do-current = połóż prąd o wartości { $value } na polu: { $space }
    .verb = prąd { $value }
    .can = można położyć prąd
kelp-do-swim = płyń na pole: { $space }
    .verb = { $space }
    .can = można tu popłynąć
    .step = Rekin rozkłada prądy, a potem płynie.
    .ask =
        { $currents ->
            [true] Połóż prąd albo płyń
           *[other] Dokąd płyniesz?
        }
    .detail =
        { $currents ->
            [true] Naciśnij niebieską kość, potem wolne pole. Linie pokazują, dokąd możesz popłynąć.
           *[other] Linie pokazują, dokąd możesz popłynąć. Pola z kośćmi niosą dalej.
        }
    .todo = Naciśnij cel albo najpierw niebieską kość
kelp-do-aim = połóż na { $area } kość: { $die }
    .verb = celuj w { $area }
    .can = można położyć kość
    .step = Rekin rozkłada kości przeszukiwania i ataku.
    .ask = Przeszukuj żółtą, atakuj czerwoną
    .detail = Naciśnij kość, potem obszar obok siebie. Nieużyte kości stają się energią.
    .todo = Naciśnij kość, potem obszar obok
kelp-do-resolve = wykonaj na { $area }: { $strike }
    .verb = najpierw { $area }
    .can = można teraz rozpatrzyć
    .step = Rekin wybiera kolejność kości.
    .ask = Która kość najpierw?
    .todo = Naciśnij obszar z kością
kelp-do-counter = kontruj kartę: { $escape }
    .verb = { $escape }
    .step = Starcie: rekin wybiera.
    .ask = Którą kartę wybrała ośmiornica?
    .detail = Trafisz: wygrywasz. Chybisz: ta para znika z gry.
    .todo = Naciśnij kartę, której się spodziewasz
kelp-do-store = zachowaj jako energię kość: { $die }
    .verb = do energii
    .can = można odłożyć
    .step = Rekin wybiera kości, które będą energią.
    .ask = Które kości będą energią?
    .detail = Nie ma miejsca dla wszystkich: reszta wraca do worka.
    .todo = Naciśnij kość
kelp-do-spend = wydaj energię
    .verb = wydaj energię
    .step = Rekin może wydać energię.
    .ask = Wydać teraz energię?
    .detail = Jedna z kości trafi na tor głodu.
    .todo = Wydaj energię albo ją zachowaj
kelp-do-lower = obniż o jeden, by zastąpić kartę, kość: { $die }
    .verb = obniż kość
    .can = można zmniejszyć o jeden
kelp-do-drop = zastąp kartę: { $ability }
    .verb = zastąp kartę
    .step = Rekin wybiera kartę do zastąpienia.
    .ask = Którą kartę wymienić?
    .todo = Naciśnij kartę na sprzedaż
kelp-do-buy = kup kartę: { $ability }
    .verb = kup kartę
    .step = Rekin kupuje za { $budget } energii.
    .ask = Kupujesz za { $budget } energii
    .detail = Naciśnij kartę. Zmniejszenie kości o jeden pozwala najpierw wymienić kartę.
    .todo = Naciśnij kartę na sprzedaż albo kość
kelp-do-done = gotowe
    .verb = gotowe

# Kroki, które same nie są akcjami.
kelp-do-act =
    .step = Ośmiornica wybiera akcję.
    .ask =
        { $actions ->
            [0] Użyj efektu pokarmu albo zakończ turę
            [one] Druga akcja: zagraj, dobierz albo odrzuć
           *[other] Twoja tura: zagraj kartę, dobierz albo odrzuć i ukryj
        }
    .detail = Naciśnij kartę, by ją zagrać, albo kosz pod nią, by ją odrzucić i ukryć płytkę.
    .todo = Naciśnij kartę albo jej kosz
kelp-do-pay =
    .step = Ośmiornica płaci odkrywaniem, pozostało: { $left }.
    .ask =
        Zapłać: odkryj { $left ->
            [one] { $left } ukrytą płytkę
            [few] { $left } ukryte płytki
           *[many] { $left } ukrytych płytek
        }
    .detail = Rekin zobaczy to, co odkryjesz. Muszle mówią mu najmniej.
    .todo = Naciśnij ukrytą płytkę
kelp-do-shuffle =
    .step = Ośmiornica podnosi płytki do pomieszania, pozostało: { $left }.
    .ask =
        Podnieś do pomieszania { $left ->
            [one] { $left } płytkę
            [few] { $left } płytki
           *[many] { $left } płytek
        }
    .detail = Wrócą ukryte, a rekin nie będzie wiedział, która jest gdzie.
    .todo = Naciśnij płytkę
kelp-do-learn =
    .step = Ośmiornica się uczy, najwyżej: { $left }.
    .ask = Nauka, najwyżej { $left }: karta albo płytka
    .detail = Naciśnij odkrytą kartę stosu albo zapasową płytkę. Nowa płytka zastępuje odkrytą.
    .todo = Naciśnij odkrytą kartę albo zapasową płytkę
kelp-do-remove =
    .step = Ośmiornica może usunąć kartę z gry.
    .ask = Usunąć kartę z gry?
    .todo = Naciśnij kartę albo graj dalej
kelp-do-fetch =
    .step = Ośmiornica szuka karty.
    .ask = Weź jedną kartę na rękę
    .todo = Wybierz kartę
kelp-do-trim =
    .step = Ośmiornica ma za dużo kart i odrzuca.
    .ask = Za dużo kart: odrzuć jedną
    .todo = Naciśnij kartę na ręce
kelp-do-gather =
    .step = Worek jest zbyt pusty: rekin zdejmuje kości prądu.
    .ask = Worek jest zbyt pusty: zdejmij z planszy kość prądu
    .todo = Naciśnij kość prądu
kelp-do-before-roll =
    .step = Rekin dobrał kości i może coś zmienić przed rzutem.
    .ask = Zmienić coś przed rzutem?
    .todo = Użyj karty albo rzuć
kelp-do-after-roll =
    .step = Rekin rzucił i może coś zmienić.
    .ask = Zmienić coś w rzucie?
    .detail =
        { $rerolls ->
            [0] Użyj karty albo graj dalej.
            [one] Możesz przerzucić jedną kość: naciśnij ją.
           *[other] Możesz przerzucać, razem { $rerolls }: naciśnij kość.
        }
    .todo = Naciśnij kość lub kartę albo graj dalej
kelp-do-swim-more =
    .step = Rekin płynie o pole dalej.
    .ask = Jeszcze jedno pole: dokąd?
    .todo = Naciśnij pole
kelp-do-pass-on =
    .step = Rekin płynie dalej z prądem.
    .ask = Prąd niesie dalej: dokąd?
    .todo = Naciśnij pole
kelp-do-glide =
    .step = Rekin może popłynąć o pole dalej.
    .ask = Popłynąć o pole dalej?
    .todo = Naciśnij pole albo zostań
kelp-do-trap =
    .step = Rekin może zignorować pułapkę.
    .ask = Pułapka! Zignorować ją kartą Spostrzegawczy?
    .todo = Użyj karty albo pozwól pułapce działać
kelp-do-remove-currents =
    .step = Ośmiornica może usunąć kości prądu, najwyżej: { $left }.
    .ask =
        Twoja pułapka: usuń { $left ->
            [one] kość prądu
           *[other] kości prądu, najwyżej { $left }
        }
    .todo = Naciśnij kość prądu
kelp-do-flee =
    .step = Ośmiornica wybiera sąsiednią płytkę do pomieszania.
    .ask = Wybierz sąsiednią płytkę do pomieszania
    .todo = Naciśnij płytkę obok swojej
kelp-do-starve =
    .step = Rekin wybiera kość na tor głodu.
    .ask = Która kość trafi na tor głodu?
    .todo = Naciśnij kość
kelp-do-over =
    .step = Partia skończona.

kelp-log-start = Rekin zaczyna na polu: { $space }
kelp-log-draw = { $count ->
        [0] Ośmiornica ma pełną rękę i nie dobiera żadnej karty
        [one] Ośmiornica dobiera { $count } kartę
        [few] Ośmiornica dobiera { $count } karty
       *[many] Ośmiornica dobiera { $count } kart
    }
kelp-log-draw-cards = Dobrane: { $cards }
kelp-log-reshuffle = Karty odrzucone stają się nowym stosem dobierania
kelp-log-open = Można się teraz nauczyć: { $card }
kelp-log-offer = Nowa karta do kupienia: { $ability }
kelp-log-play = Ośmiornica zagrywa: { $card }
kelp-log-discard = Ośmiornica odrzuca: { $card }
kelp-log-reveal = Odkryte na { $area }: { $block }
kelp-log-hide = Płytka na { $area } zostaje ukryta
kelp-log-swap = Płytki { $area } i { $other } zamieniają się miejscami
kelp-log-shuffle = Pomieszane: { $areas }
kelp-log-lay = Na { $area } zamiast płytki { $old } leży teraz { $block }
kelp-log-learn = Ośmiornica uczy się: { $card }
kelp-log-to-hand = Na rękę trafia: { $card }
kelp-log-remove = Z gry wypada: { $card }
kelp-log-fetch = Ośmiornica bierze kartę ze stosu dobierania
kelp-log-fetch-card = Wzięta karta: { $card }
kelp-log-fetch-discard = Ośmiornica bierze z kart odrzuconych: { $card }
kelp-log-eat = Ośmiornica zjada pokarm: { $block }
kelp-log-food = Ośmiornica używa efektu pokarmu: { $block }
kelp-log-drawn = Rekin dobrał kości: niebieskie { $blue }, żółte { $yellow }, czerwone { $red }
kelp-log-gather = Rekin zdejmuje kość prądu z pola: { $space }
kelp-log-pool = Kości rekina: { $dice }
kelp-log-use = Rekin używa karty: { $ability }
kelp-log-keep = Rekin zachowuje na później kość: { $die }
kelp-log-store = Rekin odkłada jako energię: { $dice }
kelp-log-lower = Rekin obniża o jeden kość: { $die }
kelp-log-starve = Rekin oddaje na tor głodu kość: { $die }
kelp-log-grow = Na tor rozwoju trafia kość: { $colour }
kelp-log-current = Prąd o wartości { $value } na polu: { $space }
kelp-log-swim = Rekin płynie na pole: { $space }
kelp-log-skip = Rekin mija z prądem o wartości { $value } pole: { $space }
kelp-log-blocked = Rekin nie ma drogi; do worka wraca kość z pola: { $space }
kelp-log-aim = Na { $area } leży kość: { $die }
kelp-log-out-of-reach = Poza zasięgiem, wraca do worka: { $die }
kelp-log-search = Rekin przeszukuje { $area }
kelp-log-attack = Rekin atakuje na { $area }
kelp-log-trap = Rekin wpada w pułapkę: { $block }
kelp-log-current-gone = Ośmiornica usuwa kość prądu z pola: { $space }
kelp-log-sent = Rekin trafia na pole: { $space }
kelp-log-confrontation = Starcie: karta ośmiornicy to „{ $escape }”, rekin kontruje „{ $counter }”
kelp-log-pair-gone = Z gry wypada „{ $escape }” i kontra do tej karty
kelp-log-hunger = Głód: { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }
kelp-log-tile = Rekin się rozwija: kafelek { $tile }
kelp-log-buy = Rekin kupuje: { $ability }
kelp-log-drop = Zastąpiona karta: { $ability }
kelp-log-no-purchase = Rekina na nic nie stać; jego energia wraca do worka
kelp-log-end-food = Ośmiornica zjadła wszystkie cztery pokarmy i wygrywa.
kelp-log-end-hunger = Rekin pada z głodu: wygrywa ośmiornica.
kelp-log-end-caught = Rekin dopadł ośmiornicę i wygrywa.
kelp-log-end-idle = Zbyt wiele rund minęło bez rozstrzygnięcia: ośmiornica przetrwała i wygrywa.
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
kelp-card-line = { $card } (koszt { $cost }): { $effect }
kelp-ability-line = { $ability } (cena { $cost }; kości: { $dice }): { $effect }
kelp-offer-cost = { $sentence } (koszt { $cost })
kelp-offer-price = { $sentence } (cena { $cost })
kelp-offer-learn = naucz się ze stosu ({ $pile }): { $card }
kelp-legend = obszar: nazwa, najmniejszy wynik kości (3+), potem płytka; ▒Kr▒ ukryta, ale znana patrzącemu, ▒??▒ ukryta, a sama nazwa bez ▒ to odkryta; ^ podniesiona
    płytki: O@ ośmiornica, m muszla, mm podwójna muszla, Kr krab, Śl ślimak morski, Ho homar, Uc uchowiec, !u pułapka ukrycia, !1 i !2 mała i duża pułapka prądu, !k pułapka kryjówki
    pola prądu leżą między obszarami: · wolne, liczba to kość prądu, ▲ rekin; kryjówki mają własny wiersz; słowo „teraz”: czyja kolej

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
kelp-rules-end = Partia kończy się natychmiast z czwartym pokarmem, siódmą kością głodu albo wygranym starciem. Gdy zostało jedno pole głodu i żadnej czerwonej kości do dobrania, rekin przegrywa; tak samo po 20 rundach, w których nic nie trafiło na tory głodu i rozwoju, a niczego nie zjedzono, nie przeszukano ani nie odkryto.
kelp-rules-first-match-title = Pierwsza partia
kelp-rules-first-match = Ośmiornica: wcześnie naucz się karty zjadania, zamianami zbliż się do pokarmu, a zanim rekin podpłynie, ukrywaj i mieszaj. Kosztami niech będą muszle, nie ty. Rekin: żółtymi kośćmi zawężaj miejsca, w których może być ośmiornica, patrz, które płytki pomieszano, a czerwone kości zachowaj na dobry strzał: każdy atak przybliża głód.

kelp-ruling-rock-value = Skały wymagają 4, tak jak wodorosty; ich liczby nie da się odczytać. Przy 3 rekin wygrywał trzy na pięć partii równych graczy, przy 4 połowę.
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
kelp-ruling-dice-one-by-one = Kości rozpatruje się po jednej do końca: druga czerwona kość nie zaatakuje, jeśli pierwsza zapełniła tor głodu, bo partia wtedy się kończy.
kelp-ruling-second-fast = Po ruchu można użyć jednej karty Szybki, drugiej już nie: instrukcja mówi o jednym dodatkowym polu.
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
kelp-ruling-idle-rounds = Po tylu rundach z rzędu, w których żadna kość nie trafiła na tory głodu i rozwoju, a niczego nie zjedzono, nie przeszukano ani nie odkryto, ośmiornica przetrwała i wygrywa.
kelp-ruling-last-round = Po tylu rundach czas rekina minął: ośmiornica przetrwała i wygrywa. Inaczej dwoje cierpliwych graczy mogłoby grać bez końca, bo odkrywanie klocków nie jest bezczynnością.
kelp-ruling-uninformative-choices = Pokazywane szanse wynikają z tego, co było widać. Wybory ośmiornicy niczego więcej w nich nie mówią: domysły zostają dla gracza.
kelp-ruling-dice-bag = Zawartość worka widzi tylko rekin; ośmiornica może liczyć, bo każda kość porusza się jawnie.
kelp-ruling-points = W pudełku nie ma punktów. Zwycięzca ma jeden, a arkusz mówi, jak wygrano.

# ---- stół w przeglądarce
kelp-tab-side = Twoja strona
kelp-tab-dice = Kości
kelp-status-octopus = ośmiornica · pokarm { $eaten } z 4
kelp-status-shark = rekin · głód { $hunger } z 7
kelp-hinted = podpowiedź
kelp-buttons = Inne możliwości
kelp-button-draw = { $cards ->
        [0] Dobierz (ręka jest pełna, więc nic)
        [one] Dobierz { $cards } kartę
        [few] Dobierz { $cards } karty
       *[many] Dobierz { $cards } kart
    }
kelp-button-done = { $step ->
        [act] Zakończ turę
        [aim] Nie kładę więcej kości
        [after-roll] Nie zmieniam więcej rzutu
        [buy] Koniec zakupów
        [draw] Nie dobieraj
        [glide] Zostań na tym polu
        [hide] Nie ukrywaj więcej
        [learn] Koniec nauki
        [remove] Nie usuwaj karty
        [remove-currents] Nie usuwaj więcej kości prądu
        [reroll] Nie przerzucaj więcej
        [spend] Zachowaj energię
        [to-hand] Zostaw na stosie odrzuconych
        [trap] Niech pułapka zadziała
       *[other] Gotowe
    }

kelp-area = { $area }, { $kind ->
        [rock] skały
        [kelp] wodorosty
       *[open] odkryty piasek
    }, od { $value }
kelp-area-hidden = ukryta płytka
kelp-area-own = ukryta: { $block }
kelp-area-open = odkryta: { $block }
kelp-area-lifted = podniesiona
kelp-space-free = { $space }: wolne
kelp-space-current = { $space }: prąd { $value }
kelp-space-shark = { $space }: rekin
kelp-can-pick = weź ją i wskaż miejsce
kelp-die-does = { $colour ->
        [blue] prąd
        [yellow] przeszukiwanie
       *[red] atak
    }

kelp-lock-chance = bez cofania: dalej zdecyduje los
kelp-lock-shown = bez cofania: druga strona to zobaczy

kelp-ask-won-you = Wygrana!
kelp-ask-won = { $seat ->
        [0] Wygrywa ośmiornica
       *[1] Wygrywa rekin
    }

kelp-actions-left = { $actions ->
        [one] została { $actions } akcja
        [few] zostały { $actions } akcje
       *[many] zostało { $actions } akcji
    }
kelp-actions-short = { $actions ->
        [one] akcja
        [few] akcje
       *[many] akcji
    }
kelp-your-hand = Twoje karty
kelp-hand-empty = Nie masz kart na ręce.
kelp-cost = Koszt { $cost }.
kelp-price = Cena: { $cost } energii.
kelp-discard-card = odrzuć kartę „{ $card }” i ukryj płytkę
kelp-pool-title = Twoje kości
kelp-no-dice = jeszcze bez kości
kelp-kept-title = Zachowane kości
kelp-for-sale = Karty do kupienia
kelp-hunger-title = Głód
kelp-growth-title = Rozwój
kelp-tile-flipped = (twój)
kelp-energy-title = Energia
kelp-bag-title = W twoim worku
kelp-eaten-title = Zjedzone
kelp-learn-none = Do nauki potrzeba karty z żarówką. Nie masz jej na ręce: dobieraj.
kelp-learn-cost = „{ $card }” uczy { $items ->
        [one] jednej rzeczy
       *[other] najwyżej { $items } rzeczy
    }. { $cost ->
        [0] Nic nie kosztuje.
        [one] Koszt 1: odkryj ukrytą płytkę.
       *[other] Koszt { $cost }: odkryj ukryte płytki.
    }
kelp-affordable = stać cię
kelp-too-dear = za drogo
kelp-energy-worth = Energia do wydania: { $worth }
kelp-learn-food = Z kartą na planszę trafia { $block }, w miejsce odkrytej płytki
kelp-learn-no-room = teraz takiej nie ma
kelp-pile-row = { $count ->
        [0] { $pile }, ostatnia
       *[other] { $pile }, pod nią jeszcze { $count }
    }
kelp-play-cost = { $cost ->
        [0] Zagranie nic nie kosztuje.
        [one] Zagranie kosztuje 1 ukrytą płytkę.
        [few] Zagranie kosztuje { $cost } ukryte płytki.
       *[many] Zagranie kosztuje { $cost } ukrytych płytek.
    }
kelp-learn-title = Do nauki
kelp-spare-title = Płytki w zapasie
kelp-in-hand = na ręce
kelp-to-draw = do dobrania
kelp-discarded = odrzucone
kelp-notes-title = Notatki: co się gdzie kryje
kelp-notes-why = Wynika ze wszystkiego, co dotąd widać: odkrytych, zamienionych i pomieszanych płytek. Liczba to ośmiornica.
kelp-notes-off = Przy tym stole nie widać szans: rób własne znaki. Zamienione i pomieszane płytki wędrują, znaki nie.
kelp-mark = { $area }, twój znak: { $mark }
kelp-mark-name = { $mark ->
        [octopus] ośmiornica
        [shell] muszla
        [trap] pułapka
       *[crab] pokarm
    }

kelp-effect-shuffle = { $centre ->
        [true] Pomieszaj { $blocks } ukryte płytki i tę ze środka.
       *[other] Pomieszaj { $blocks } { $which ->
            [any] dowolne płytki
           *[hidden] ukryte płytki
        }.
    }
kelp-effect-swap = { $which ->
        [any] Zamień dwie dowolne płytki.
       *[neighbours] { $times ->
            [one] Zamień dwie sąsiednie płytki.
           *[other] Zamień dwie sąsiednie płytki, { $times } razy.
        }
    }
kelp-effect-hide = { $most ->
        [one] Ukryj płytkę.
       *[other] Ukryj płytki, najwyżej { $most }.
    }
kelp-effect-hide-all = Ukryj wszystkie odkryte płytki.
kelp-effect-draw = { $cards ->
        [0] Możesz dobrać do limitu.
        [one] { $optional ->
            [true] Możesz dobrać kartę.
           *[other] Dobierz kartę.
        }
       *[other] Dobierz karty: { $cards }.
    }
kelp-effect-learn = { $items ->
        [one] Poznaj kartę albo płytkę.
       *[other] Nauka, najwyżej { $items }.
    }{ $to_hand ->
        [0] {""}
       *[other] {" "}Jedną kartę możesz wziąć na rękę.
    }
kelp-effect-remove-card = Możesz usunąć kartę z gry.
kelp-effect-remove-this = Ta karta opuszcza grę.
kelp-effect-hand-limit = Limit ręki { $cards }.
kelp-effect-fetch = Weź dowolną kartę.
kelp-effect-remove-currents = Usuń kości prądu, najwyżej { $most }.
kelp-effect-send-shark = Rekin trafia do kryjówki.
kelp-effect-shuffle-octopus = Ośmiornica miesza się z sąsiednią płytką.
kelp-effect-eat = Zjedz to, co leży obok ośmiornicy: { $block }.
kelp-effect-none = Daje tylko kości.
kelp-effect-raise-die = Zwiększ kość o { $by }.
kelp-effect-keep-die = Zachowaj kość na później.
kelp-effect-roll-more = Dobierz jeszcze jedną kość i rzuć.
kelp-effect-reroll = Przerzuć kości, najwyżej { $dice }.
kelp-effect-return-dice = Przed rzutem zwróć kości: { $dice }.
kelp-effect-take-die = Weź wybraną kość.
kelp-effect-ignore-trap = Zignoruj pułapkę.
kelp-effect-swim-more = Popłyń o pole dalej.
kelp-effect-feed-die = Oddaj kość na tor głodu.
kelp-effect-set-red = Obróć czerwoną kość na { $to }.
kelp-effect-remove-pair = Losowa karta starcia i jej kontra opuszczają grę.
kelp-effect-turn = Zawróć przed ruchem.
kelp-effect-extra-reroll = przerzut jednej kości na turę
kelp-effect-bonus-energy = +{ $energy } energii przy sumie { $least }–{ $most }
kelp-effect-extra-die = możesz dobrać kość więcej

kelp-counter-to = kontra
kelp-facing-escape = Jak uciekasz?
kelp-facing-counter = Którą kartę wybrała ośmiornica?
kelp-facing-guess = Rekin zgaduje
kelp-facing-wait = Ośmiornica wybiera
kelp-facing-chance = { $pairs ->
        [one] Została jedna para.
       *[other] Pary: { $pairs }, szansa 1 na { $pairs }.
    }
kelp-reveal = Karty na stół…
kelp-reveal-octopus = Ośmiornica: { $escape }
kelp-reveal-shark = Rekin, kontra: { $escape }
kelp-end-caught = { $you ->
        [octopus] Rekin cię złapał.
        [shark] Ośmiornica jest twoja: złapana!
       *[other] Rekin złapał ośmiornicę.
    }
kelp-end-food = { $you ->
        [octopus] Zjadasz wszystkie cztery pokarmy.
        [shark] Ośmiornica zjadła wszystkie cztery pokarmy.
       *[other] Ośmiornica zjadła wszystkie cztery pokarmy.
    }
kelp-end-hunger = { $you ->
        [octopus] Udało się przetrwać: rekina zmógł głód.
        [shark] Zmógł cię głód: jego tor jest pełny.
       *[other] Rekina zmógł głód.
    }
kelp-end-idle = { $you ->
        [octopus] Zbyt wiele rund minęło bez rozstrzygnięcia: rekin cię nie złapał.
        [shark] Zbyt wiele rund minęło bez rozstrzygnięcia: ośmiornica się wymknęła.
       *[other] Zbyt wiele rund minęło bez rozstrzygnięcia: ośmiornica się wymknęła.
    }
kelp-end-no-red-die = { $you ->
        [octopus] Nie ma już czerwonej kości: rekin cię nie złapie.
        [shark] Nie ma już czerwonej kości: nie złapiesz już ośmiornicy.
       *[other] Nie ma już czerwonej kości: rekin nie złapie już ośmiornicy.
    }
kelp-outcome-caught = Złapana!
kelp-outcome-escaped = Uciekła!

kelp-help-octopus = Ośmiornica
kelp-help-octopus-goal = Zjedz cztery pokarmy albo wytrwaj, aż na torze głodu będzie siedem kości.
kelp-help-play = Zagraj kartę:
kelp-help-play-how = zapłać koszt i zrób, co mówi.
kelp-help-draw = Dobierz karty
kelp-help-draw-how = do limitu ręki.
kelp-help-discard = Odrzuć kartę
kelp-help-discard-how = i ukryj jedną płytkę.
kelp-help-cost = Dwie akcje w turze. Koszt płacisz, odkrywając tyle ukrytych płytek, wybranych przez siebie.
kelp-help-shark = Rekin
kelp-help-shark-goal = Zaatakuj ośmiornicę czerwoną kością i odgadnij jej kartę.
kelp-help-roll = Rzuć
kelp-help-roll-how = dwiema kośćmi z worka.
kelp-help-currents = Prądy:
kelp-help-currents-how = niebieskie kości możesz położyć na wolnych polach.
kelp-help-swim = Płyń
kelp-help-swim-how = naprzód, na najbliższe wolne pole. Malejące kości niosą dalej.
kelp-help-hunt = Przeszukuj i atakuj
kelp-help-hunt-how = obszary obok siebie, kością co najmniej o ich wartości.
kelp-help-energy = Energia:
kelp-help-energy-how = nieużyte kości odkładasz, najwyżej trzy; kupujesz za nie karty.
kelp-help-dice = Kości
kelp-help-die-blue = Prąd. Pierwszy miniony w turze trafia na tor rozwoju.
kelp-help-die-yellow = Przeszukiwanie: odkrywa ukrytą płytkę, potem trafia na tor rozwoju.
kelp-help-die-red = Atak: trafia ośmiornicę, potem idzie na tor głodu.
kelp-help-blocks = Pokarm i pułapki
kelp-help-crab = Krab: limit ręki 5 i możesz dobrać.
kelp-help-sea-snail = Ślimak morski: dowolna karta na rękę.
kelp-help-lobster = Homar: ukryj wszystkie odkryte płytki.
kelp-help-abalone = Uchowiec: nauka, najwyżej 3.
kelp-help-hiding-trap = Pułapka ukrycia: ukryj do dwóch innych płytek.
kelp-help-small-current-trap = Pułapki prądu: usuń jedną albo do dwóch kości prądu.
kelp-help-hideout-trap = Pułapka kryjówki: rekin trafia do kryjówki.
kelp-help-facing = Starcie
kelp-help-facing-how = Oboje wybieracie kartę w tajemnicy. Ta sama: wygrywa rekin. Inna: działa karta ośmiornicy, a jej para znika z gry.
kelp-help-growth = Rozwój, po trzy kości
kelp-help-extra-reroll = Kafelki 1 i 3: przerzut kości w każdej turze.
kelp-help-bonus-energy = Kafelek 2: +5 energii, gdy wydajesz od 1 do 5.
kelp-help-extra-die = Kafelek 4: możesz dobrać trzecią kość.

kelp-symbol-blue = Niebieska kość
kelp-symbol-blue-means = Prąd. Leży na polu ścieżki i przenosi rekina dalej albo staje się energią.
kelp-symbol-yellow = Żółta kość
kelp-symbol-yellow-means = Przeszukiwanie. Odkrywa ukrytą płytkę obok rekina.
kelp-symbol-red = Czerwona kość
kelp-symbol-red-means = Atak. W razie potrzeby odkrywa płytkę; jeśli to ośmiornica, dochodzi do starcia.
kelp-symbol-hidden = Stojący kamień
kelp-symbol-hidden-means = Ukryta płytka: tylko ośmiornica wie, co to jest.
kelp-symbol-open = Leżący kamień
kelp-symbol-open-means = Odkryta płytka: widzą ją wszyscy.
kelp-symbol-window = Stojący kamień z okienkiem
kelp-symbol-window-means = Ukryta płytka widziana przez ośmiornicę.
kelp-symbol-octopus = Ośmiornica
kelp-symbol-octopus-means = Jej szuka rekin.
kelp-symbol-shell = Muszla
kelp-symbol-shell-means = Puste miejsce, dobre do płacenia kosztów.
kelp-symbol-double-shell = Podwójna muszla
kelp-symbol-double-shell-means = Odkryta za koszt liczy się za dwie.
kelp-symbol-crab = Krab
kelp-symbol-crab-means = Pokarm. Po zjedzeniu limit ręki wynosi 5 i można dobrać karty.
kelp-symbol-sea-snail = Ślimak morski
kelp-symbol-sea-snail-means = Pokarm. Po zjedzeniu dowolna karta z talii lub odrzuconych trafia na rękę.
kelp-symbol-lobster = Homar
kelp-symbol-lobster-means = Pokarm. Po zjedzeniu wszystkie odkryte płytki zostają ukryte.
kelp-symbol-abalone = Uchowiec
kelp-symbol-abalone-means = Pokarm. Po zjedzeniu nauka, najwyżej trzy rzeczy.
kelp-symbol-hiding-trap = Pułapka ukrycia
kelp-symbol-hiding-trap-means = Gdy odkryje ją rekin, ośmiornica ukrywa do dwóch innych płytek.
kelp-symbol-small-current-trap = Mała pułapka prądu
kelp-symbol-small-current-trap-means = Gdy odkryje ją rekin, ośmiornica usuwa kość prądu.
kelp-symbol-large-current-trap = Duża pułapka prądu
kelp-symbol-large-current-trap-means = Gdy odkryje ją rekin, ośmiornica usuwa do dwóch kości prądu.
kelp-symbol-hideout-trap = Pułapka kryjówki
kelp-symbol-hideout-trap-means = Gdy odkryje ją rekin, ośmiornica odsyła go do kryjówki.
kelp-symbol-move = Strzałka
kelp-symbol-move-means = Karta, która przesuwa płytki.
kelp-symbol-hide = Przekreślone oko
kelp-symbol-hide-means = Karta, która ukrywa płytki.
kelp-symbol-learn = Żarówka
kelp-symbol-learn-means = Karta, która uczy kart i płytek.
kelp-symbol-eat = Paszcza
kelp-symbol-eat-means = Karta, którą zjada się pokarm obok ośmiornicy.
kelp-symbol-energy = Błyskawica
kelp-symbol-energy-means = Energia: odłożone kości i cena karty rekina.

# Lessons of a first match.
kelp-course-octopus = Kelp jako ośmiornica
kelp-course-octopus-eating = Wygrywasz, gdy zjesz wszystkie cztery pokarmy albo przetrwasz, aż rekin padnie z głodu.
kelp-course-octopus-octopus = W każdej turze masz dwie akcje: zagraj kartę, dobierz karty albo odrzuć jedną i ukryj płytkę.
kelp-course-octopus-confrontation = Rekin wygrywa, gdy cię znajdzie i skontruje twoją kartę. Nie daj się odgadnąć.
kelp-course-shark = Kelp jako rekin
kelp-course-shark-hunting = Wygrywasz, gdy zaatakujesz ośmiornicę czerwoną kością i skontrujesz jej kartę.
kelp-course-shark-shark = W każdej turze rzucasz dwiema kośćmi: płyniesz, przeszukujesz, atakujesz, a resztę zachowujesz jako energię.
kelp-course-shark-end = Siedem kości na torze głodu i przegrywasz. Każdy atak dokłada jedną.
kelp-lesson-actions = Zostało akcji w tej turze: { $actions }. Zagraj kartę, dobierz do { $limit } kart albo odrzuć kartę i ukryj płytkę.
    .title = Dwie akcje
kelp-lesson-cost = Koszt karty to ukryte płytki: wybierz, co odkryjesz przed rekinem (jeszcze { $amount }). Lepiej pokazać muszle niż siebie.
    .title = Płacenie odkrywaniem
kelp-lesson-swap = Zamiana przestawia dwie sąsiednie płytki. Ukryte zostają ukryte, ale rekin widzi, które obszary zamieniły się miejscami.
    .title = Zamiana
kelp-lesson-shuffle = Pomieszane płytki wracają ukryte i tylko ty wiesz, która jest gdzie. Wmieszaj się między nie, a ślad się urwie.
    .title = Pomieszanie
kelp-lesson-hide = Ukrycie odwraca odkrytą płytkę od rekina. Rekin pamięta jednak, co tam było, dopóki czegoś nie zamienisz albo nie pomieszasz.
    .title = Ukrywanie
kelp-lesson-few-cards = Kart na ręce: { $held }. Same się nie dobierają: dobranie do { $limit } to jedna z twoich akcji.
    .title = Dobieranie kart
kelp-lesson-learn = Nauka, najwyżej { $amount }: odkryta karta ze stosu, która trafi na stos odrzuconych, albo zapasowa płytka. Karta zjadania przynosi na planszę swój pokarm: tak pojawia się pokarm.
    .title = Nauka i skąd bierze się pokarm
kelp-lesson-replace = Nowa płytka zastępuje odkrytą i na początku leży odkryta. Wybierz obszar, do którego dotrzesz.
    .title = Nowa płytka
kelp-lesson-eat = Zjedzone: { $block }! Trzeba było sąsiadować z tym pokarmem i zagrać jego kartę. Cztery pokarmy i wygrywasz.
    .title = Zjadanie
kelp-lesson-food = Efektu zjedzonego pokarmu używasz raz: przed akcjami, między nimi albo po nich.
    .title = Co daje pokarm
kelp-lesson-searched = Rekin przeszukuje obszar { $area }: ukryta tam płytka zostaje odkryta. Ukryta pułapka oddaje cios.
    .title = Gdy rekin przeszukuje
kelp-lesson-attacked = Rekin atakuje w obszarze { $area } czerwoną kością. Jeśli tam jesteś, dochodzi do starcia; jeśli nie, kość trafia na tor głodu.
    .title = Gdy rekin atakuje
kelp-lesson-trapped = Ukryta pułapka odkryta przez rekina działa od razu: { $block }. Odkryta przez ciebie nic nie robi.
    .title = Pułapki
kelp-lesson-escape = Rekin cię znalazł! Wybierz kartę w tajemnicy. Jeśli skontruje właśnie ją, przegrywasz; inaczej twoja karta zadziała.
    .title = Starcie
kelp-lesson-escaped = Tym razem się udało. „{ $escape }” i jej kontra wypadają z gry; następnym razem wybór będzie mniejszy.
    .title = Po starciu
kelp-lesson-starving = Na torze głodu jest { $count } z { $most } kości. Gdy się zapełni, rekin pada z głodu, a ty wygrywasz.
    .title = Głód rekina
kelp-lesson-growing = Rekin się rozwinął: kafelek { $tile }. Każdy ułatwia mu polowanie, więc czas nie działa tylko dla ciebie.
    .title = Rozwój rekina
kelp-lesson-hideout = Wybierz kryjówkę, z której ruszysz. Z niej można płynąć w obie strony; potem nie wolno zawrócić.
    .title = Początek
kelp-lesson-watch = Odkryto w obszarze { $area }: { $block }. Ośmiornica płaci za karty, pokazując płytki. Gdzie pokazuje muszle, tam jej nie ma.
    .title = Podglądanie ośmiornicy
kelp-lesson-mixed = Pomieszane: { $areas }. Odtąd nie wiesz, która z tych płytek jest która.
    .title = Pomieszane płytki
kelp-lesson-dice = Twoje kości: { $dice }. Niebieska to prąd, żółta przeszukuje, czerwona atakuje. Czego nie użyjesz, będzie energią.
    .title = Kości
kelp-lesson-currents = Zanim popłyniesz, możesz położyć niebieskie kości na wolnych polach ścieżki. Pola z kośćmi mijasz, kilka z rzędu, jeśli każda pokazuje mniej od poprzedniej.
    .title = Prądy
kelp-lesson-swim = Rekin musi płynąć do przodu na najbliższe wolne pole i sięga do obszarów obok niego.
    .title = Pływanie
kelp-lesson-aim = Żółte i czerwone kości kładziesz na obszarach obok siebie. Kość musi pokazywać co najmniej wartość obszaru.
    .title = Zasięg i wartość
kelp-lesson-notes = Z tego, co było widać, ośmiornica może być w tylu obszarach: { $count }. Notatki podają szanse dla każdego.
    .title = Twoje notatki
kelp-lesson-search = Przeszukujesz obszar { $area }: ukryta tam płytka zostaje odkryta. Żółta kość trafi potem na tor rozwoju.
    .title = Przeszukiwanie
kelp-lesson-attack = Atakujesz w obszarze { $area }. Jeśli jest tam ośmiornica, dochodzi do starcia; czerwona kość i tak trafi na tor głodu.
    .title = Atak
kelp-lesson-trap = Pułapka: { $block }. Ukryta pułapka, którą odkryjesz, od razu pomaga ośmiornicy.
    .title = Pułapki
kelp-lesson-counter = Starcie! Ośmiornica wybrała kartę w tajemnicy. Wskaż tę samą, a wygrasz; inaczej ucieknie, a ta para wypadnie z gry.
    .title = Starcie
kelp-lesson-hunger = Na twoim torze głodu jest { $count } z { $most } kości. Gdy się zapełni, przegrywasz: atakuj tylko z dobrego powodu.
    .title = Głód
kelp-lesson-growth = Kość trafia na tor rozwoju ({ $colour }). Trzy kości odwracają kafelek, który ulepsza rekina na stałe.
    .title = Rozwój
kelp-lesson-tile = Rekin się rozwinął: kafelek { $tile } działa od tej chwili.
    .title = Kafelek rozwoju
kelp-lesson-energy = Nieużyte kości to twoja energia: { $dice }. Mając trzy, musisz je wydać, mając mniej, możesz.
    .title = Energia
kelp-lesson-buy = Wydaj energię na kartę: jej cena to suma kości. Jedna z nich trafi na tor głodu, a karta doda nowe kości do worka.
    .title = Kupowanie kart
kelp-aspect-suspects = Obszary, w których może być ośmiornica
kelp-aspect-eaten = Zjedzony pokarm
kelp-aspect-hunger = Kości na torze głodu
kelp-aspect-pairs = Pozostałe pary kart starcia
kelp-aspect-tiles = Kafelki rozwoju
kelp-aspect-energy = Kości energii
kelp-aspect-octopus-there = Szansa, że jest tam ośmiornica
kelp-aspect-hidden = Ukryte płytki
kelp-aspect-hand = Karty ośmiornicy

# With the box on the table.
kelp-told-open = ten klocek jest już odkryty
kelp-told-hidden = ten klocek jest ukryty
kelp-told-impossible = sądząc po tym, co było widać, tego klocka tam być nie może
kelp-told-areas = potrzebne są różne obszary od a1 do c3
kelp-told-block = potrzebny jest obszar i klocek
kelp-told-spare = obok planszy nie ma już takiego klocka
kelp-told-colour = kość jest niebieska (blue), żółta (yellow) albo czerwona (red)
kelp-told-bag = w worku nie ma kości tego koloru
kelp-told-out = każda kość tego koloru jest w worku, na torze albo obok planszy
kelp-told-supply = obok planszy nie ma już kości tego koloru
kelp-told-ending = partia kończy się przez food, hunger, caught, idle albo no-red-die
kelp-tabletop-prepare = Rozłóż pudełko
kelp-tabletop-prepare-why = Krok po kroku z obrazkami, i kto jest ośmiornicą.
kelp-tabletop-notebook = Notatnik rekina
kelp-tabletop-notebook-why = Notuj, co widzisz: gdzie może być ośmiornica i każdy inny klocek i jakie kości zostały w worku.
kelp-prepare-sides = Wybierzcie, kto jest ośmiornicą, a kto rekinem, i usiądźcie po przeciwnych stronach planszy.
kelp-prepare-board-day = Połóżcie planszę między sobą dzienną stroną do góry.
kelp-prepare-board-night = Połóżcie planszę między sobą nocną stroną do góry.
kelp-prepare-blocks = Włóżcie do worka na klocki: ośmiornice { $octopus }, muszle { $shells }, pułapki { $traps }. Ośmiornica losuje je i stawia po jednym na każdym z dziewięciu obszarów, tak by obrazki widziała tylko ona.
kelp-prepare-cards = Ośmiornica bierze { $first } kart startowych, tasuje je i dobiera { $hand }. Pozostałe karty leżą w czterech stosach według rodzaju, każdy z odkrytą wierzchnią kartą.
kelp-prepare-bag = Włóżcie do worka na kości: niebieskie { $blue }, żółte { $yellow }, czerwone { $red }. Reszta leży obok planszy.
kelp-prepare-shark = Potasujcie karty rekina i wyłóżcie z nich rząd odkrytych: { $cards }.
kelp-prepare-tracks = Połóżcie kafelki rozwoju ({ $tiles }) na swoich miejscach. Tor głodu ma { $hunger } pól i jest pusty.
kelp-prepare-begin = Rekin wybiera kryjówkę, z której zaczyna. Pierwszą turę ma ośmiornica.
kelp-prepare-side-of = Ośmiornicą jest { $name }.
kelp-notes-intro = Dla rekina: notuj to, co widzą wszyscy. Ośmiornica nie powinna tu zaglądać.
kelp-notes-octopus = Ośmiornica
kelp-notes-shark = Rekin
kelp-notes-blocks = Klocki
kelp-notes-what = Co się stało?
kelp-notes-show = Odkryty
kelp-notes-hide = Ukryty
kelp-notes-swap = Zamiana
kelp-notes-shuffle = Mieszanie
kelp-notes-lay = Nowy
kelp-notes-show-how = Stuknij obszar, którego klocek odkryto, i powiedz, co to za klocek.
kelp-notes-hide-how = Stuknij obszar, którego odkryty klocek ukryto.
kelp-notes-swap-how = Stuknij dwa obszary, których klocki zamieniono.
kelp-notes-shuffle-how = Stuknij wszystkie obszary, których klocki wymieszano, i potwierdź.
kelp-notes-lay-how = Stuknij odkryty klocek, który zastąpiono, i powiedz, co tam teraz leży. Muszla na pokarmie: został zjedzony.
kelp-notes-shuffle-these = Wymieszane: { $count }
kelp-notes-which-shown = Co odkryto na { $area }?
kelp-notes-which-laid = Co leży teraz na { $area }?
kelp-notes-all-odds = Każdy klocek, obszar po obszarze
kelp-notes-dice = Kości
kelp-notes-in-bag = Kości w worku: { $count }
kelp-notes-chance = w worku; następna będzie taka z szansą { $percent }%
kelp-notes-elsewhere = w grze { $out } · rozwój { $growth } · głód { $hunger } · obok planszy { $supply }
kelp-notes-draw = Dobrana
kelp-notes-back = Wraca
kelp-notes-grow = Rozwój
kelp-notes-feed = Głód
kelp-notes-gain = Kupiona
kelp-notes-tracks = Odwrócone kafelki: { $tiles }. Tor głodu: { $hunger } z { $limit }.
kelp-notes-how = Jak się skończyło?
kelp-notes-won-caught = Wygrywa { $shark }: rekin schwytał ośmiornicę.
kelp-notes-won-food = Wygrywa { $octopus }: zjedzone wszystkie cztery pokarmy.
kelp-notes-won-hunger = Wygrywa { $octopus }: tor głodu jest pełny.
kelp-notes-won-no-red-die = Wygrywa { $octopus }: zostało jedno pole głodu i ani jednej czerwonej kości.
kelp-notes-won-idle = Wygrywa { $octopus }: zbyt wiele rund minęło bez rozstrzygnięcia.
kelp-told-kept = ośmiornicy nic nie zastępuje, a pokarm tylko muszla, gdy zostaje zjedzony
kelp-notes-eaten = Zjedzone: { $foods }

# On the page of editions; the id of a game is a word of no other folder.
edition-value-kelp = wodorosty
