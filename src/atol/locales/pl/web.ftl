# Stół w przeglądarce.
