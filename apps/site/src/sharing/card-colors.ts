/** The daylight colours of the drawings. The image renderer does not read the site's stylesheets. */
export const CARD_COLORS = [
  '.card-waves{fill:none;stroke:#bcd6e2;stroke-width:2.5;stroke-linecap:round;opacity:.55}',
  '.cat-coat{fill:#fffaf0}',
  '.cat-coat,.cat-tail{stroke:#1b2a36;stroke-width:2;stroke-linejoin:round}',
  '.cat-tail{fill:none;stroke:#b4531f;stroke-width:9;stroke-linecap:round}',
  '.cat-patch{fill:#c96a2e}',
  '.cat-mark,.cat-eyes,.cat-nose{fill:#1b2a36}',
  '.cat-lines{fill:none;stroke:#1b2a36;stroke-width:2;stroke-linecap:round}',
  '.tower-wall{fill:#fffaf0}',
  '.tower-band{fill:#b4531f}',
  '.tower-roof,.tower-door,.tower-frame{fill:#14405f}',
  '.tower-lamp{fill:#ffd98a}',
  '.tower-shade{fill:#0d1a25;opacity:.12}',
  '.mark-sea{fill:#f3eee3}',
  '.mark-beam{fill:#f2b25c}',
  '.mark-tower{fill:#14405f}',
  '.mark-band{fill:#b4531f}',
].join('')
