# Słowa wspólne dla wszystkich gier.
log-undo = { $seat } cofa ostatnią decyzję
score-total = Razem
score-hidden = { $name }: punkty są tajne do końca partii
tie-decided = Równo po { $points } pkt, więc rozstrzygnęło co innego: { $why }.
now = teraz
rulings-title = Rozstrzygnięcia: co instrukcja zostawia otwarte
provenance-rulebook = z instrukcji
provenance-public = z publicznego źródła
provenance-reconstructed = odtworzone przez nas
provenance-owner = z pudełka właściciela
sources-title = Skąd pochodzą dane elementów
sources-line = { $mark }, wpisów: { $entries }: { $what }

# ---- morze dnia: linia, którą się ludzie dzielą
daily-line-alone = Atol, morze dnia { $day }: { $game }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  }
daily-line-rival = Atol, morze dnia { $day }: { $game }, { $points } : { $theirs }, rywal: { $rival }, { $outcome ->
    [won] wygrana
    [shared] remis
   *[lost] przegrana
  }
daily-line-practice = { $line } (trening)
daily-level = Wydra
daily-rules = Liczy się jedna próba na dzień i grę, bez podpowiedzi; cofać można jak zawsze. Następne to trening.
hint-count = { NUMBER($points, maximumFractionDigits: 1) } pkt
hint-lead = { $sign ->
        [plus] około { hint-count } przewagi
        [minus] około { hint-count } straty
       *[zero] mniej więcej po równo
    }
hint-points = { $sign ->
        [minus] w zasięgu około −{ hint-count }
       *[other] w zasięgu około { hint-count }
    }
hint-chance = { NUMBER($percent, maximumFractionDigits: 1) }% szans na wygraną
hint-claim = { $line } { $sign ->
        [minus] −{ hint-count }
       *[other] +{ hint-count }
    }
hint-claim-mean = { $line } średnio { $sign ->
        [minus] −{ hint-count }
       *[other] +{ hint-count }
    }
hint-promise = { $sign ->
        [minus] odbiera { hint-count } z widoków na później
       *[other] zostawia { hint-count } więcej na później
    }
hint-shift = { $what }: było { NUMBER($before, maximumFractionDigits: 1) }, będzie { NUMBER($after, maximumFractionDigits: 1) }
hint-risk = { $what }: { NUMBER($percent, maximumFractionDigits: 1) }%
hint-versus = { $sign ->
        [plus] o { hint-count } lepiej niż: { $move }
        [minus] o { hint-count } gorzej niż: { $move }
       *[zero] tak samo dobre jak: { $move }
    }
hint-versus-chance = { $sign ->
        [plus] wygrywa o { NUMBER($points, maximumFractionDigits: 1) } na 100 partii częściej niż: { $move }
        [minus] wygrywa o { NUMBER($points, maximumFractionDigits: 1) } na 100 partii rzadziej niż: { $move }
       *[zero] tak samo dobre jak: { $move }
    }
hint-versus-line = głównie przez: { $line } { $sign ->
        [minus] −{ hint-count }
       *[other] +{ hint-count }
    }
hint-later = widoki na późniejsze tury
hint-then = potem: { $moves }
hint-knows = Wie tylko tyle, co ty: to, co zakryte, zgadywano na wiele sposobów.
analysis-luck-points = Szczęście w losowaniu: { $sign ->
        [plus] +{ NUMBER($points, maximumFractionDigits: 1) } pkt
        [minus] −{ NUMBER($points, maximumFractionDigits: 1) } pkt
       *[zero] ani dobre, ani złe
    }
analysis-luck-chance = Szczęście w losowaniu: { $sign ->
        [plus] +{ NUMBER($points, maximumFractionDigits: 1) } wygranych na 100
        [minus] −{ NUMBER($points, maximumFractionDigits: 1) } wygranych na 100
       *[zero] ani dobre, ani złe
    }
analysis-cost-points = Stracone przez ruchy: { NUMBER($points, maximumFractionDigits: 1) } pkt
analysis-cost-chance = Stracone przez ruchy: { NUMBER($points, maximumFractionDigits: 1) } wygranych na 100
analysis-move-points = Ruch { $move }: „{ $done }” to strata około { NUMBER($points, maximumFractionDigits: 1) } pkt. Lepiej: { $better }
analysis-move-chance = Ruch { $move }: „{ $done }” to strata około { NUMBER($points, maximumFractionDigits: 1) } wygranych na 100. Lepiej: { $better }
analysis-draw-points = Ruch { $move }: { $sign ->
        [minus] pech w losowaniu, −{ NUMBER($points, maximumFractionDigits: 1) } pkt
       *[other] szczęśliwe losowanie, +{ NUMBER($points, maximumFractionDigits: 1) } pkt
    }
analysis-draw-chance = Ruch { $move }: { $sign ->
        [minus] pech w losowaniu, −{ NUMBER($points, maximumFractionDigits: 1) } wygranych na 100
       *[other] szczęśliwe losowanie, +{ NUMBER($points, maximumFractionDigits: 1) } wygranych na 100
    }
analysis-knows = Każde miejsce oceniono według tego, co mogło wtedy wiedzieć.
analysis-rough = Starczyło czasu na { $looked } z { $decisions } decyzji.

## Wiadomości o swojej turze

notice-turn-title = { $game }: twoja tura
notice-turn = Twój ruch w grze { $game }. Grają z tobą: { $names }.
notice-soon-title = { $game }: czas na ruch się kończy
notice-soon = Na twój ruch w grze { $game } czekają: { $names }. Zostało niewiele czasu.
notice-late-title = { $game }: gra za ciebie bot
notice-late = Twój czas w grze { $game } (grają też: { $names }) minął, więc gra za ciebie bot. W każdej chwili możesz wrócić na swoje miejsce.
notice-confirm-title = Atol: czy dawać znać, gdy przyjdzie twoja tura?
notice-confirm = Ktoś, zapewne ty, chce, by Atol pisał na ten adres, gdy przyjdzie jego tura. Otwórz ten odnośnik, jeśli się zgadzasz. Jeśli to pomyłka, nie rób nic: więcej wiadomości nie będzie.

# Why something told of a table with the box does not fit.
told-over = partia jest skończona; cofnij ostatni krok, by grać dalej
told-word = tego nie da się tu powiedzieć
told-seat = przy stole nie siedzi nikt o takim numerze
told-number = tu potrzebna jest liczba
# Zasady pod ręką.
reference-ruling = Rozstrzygnięcie: { $section }
reference-place = { $book }, „{ $heading }”{ $page ->
        [0] { "" }
       *[other] , s. { $page }
    }
reference-silent = instrukcja milczy; najbliżej: { $place }
