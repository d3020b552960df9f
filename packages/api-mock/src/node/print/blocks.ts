/**
 * Blocks of a document, in the language of Typst: each kind as its structure is told to who hears the page. `air` is the part of the usual space that is
 * left around them.
 */
export const BLOCKS = String.raw`
#let isFrench = d.language == "fr"

// A figure is read by its whole part: sign, decimals and unit stand beside it in smaller letters.
#let pattern = regex("^([+\u{2212}-][\u{a0}\u{202f} ]?)?(\d+(?:[" + if isFrench { "" } else { "," } + "\u{a0}\u{202f} ]\d{3})*)(.*)$")
#let figured(value, size) = {
  let parts = value.match(pattern)
  let words = text.with(font: display, weight: 600, number-type: "lining", number-width: "tabular", fill: ink)
  if parts == none { return words(size: calc.max(12.75pt, size * 0.56), value) }
  let (sign, whole, rest) = parts.captures
  let minor = words.with(size: size * 0.56)
  box({
    if sign != none { minor(sign) }
    words(size: size, tracking: -0.01em, whole)
    if rest.starts-with(regex("[.,]")) { minor(rest.match(regex("^[.,]\d*[\u{a0}\u{202f}]?\p{Sc}?")).text) }
  })
  minor(if rest.starts-with(regex("[.,]")) { rest.replace(regex("^[.,]\d*[\u{a0}\u{202f}]?\p{Sc}?"), "", count: 1) } else { rest })
}

// What is said of a figure stands beside it, or under it where it is longer than the line.
#let hero(b, isFollowed, air) = {
  let value = figured(b.value, 33pt)
  block(breakable: false, above: 18pt * air, below: 13pt * air, sticky: isFollowed, context {
    set par(spacing: 11pt)
    if b.name != "" { par(text(weight: 600, b.name)) }
    let note = if "note" in b { text(fill: mute, b.note) }
    let isBeside = measure(value).width + 10pt + measure(note).width <= width
    par(value + if note != none and isBeside { h(10pt) + note })
    if note != none and not isBeside { par(note) }
  })
}

#let beside-figures(b, air) = {
  let many = b.figures.len()
  block(breakable: false, above: 12pt * air, below: 14pt * air, grid(
    columns: (1fr,) * many,
    stroke: (x, _) => (top: heavy, bottom: heavy, left: if x > 0 { hairline }),
    inset: (x, _) => (left: if x > 0 { 16pt } else { 0pt }, right: 14pt, y: 10pt),
    ..b.figures.map(one => {
      set par(spacing: 9.5pt)
      par(text(weight: 600, one.name))
      par(figured(one.value, if many > 2 { 20pt } else { 24pt }))
      if "note" in one { par(text(fill: mute, one.note)) }
    }),
  ))
}

// What a document is about, between two rules; what is short keeps its width where others are too long.
#let band(b, air) = context {
  let last = b.facts.len() - 1
  let named(one) = small(size: 8.6pt, one.name)
  let valued(one) = text(weight: 600, hyphenate: false, one.value)
  let needed = b.facts.map(one => calc.max(measure(named(one)).width, measure(valued(one)).width) + 14pt)
  let free = width - needed.sum()
  block(breakable: false, above: 12pt * air, below: 16pt * air, stroke: (y: rule), inset: (top: 5pt, bottom: 5.5pt), width: 100%, table(
    columns: needed.map(one => if free >= 0pt { one + free / b.facts.len() } else if one <= width / b.facts.len() { one } else { 1fr }),
    inset: (x, _) => (left: 0pt, right: if x < last { 10pt } else { 0pt }, y: 3.2pt),
    stroke: none,
    table.header(..b.facts.map(named)),
    ..b.facts.map(valued),
  ))
}

// Names and values, as names are told of what they name: both boxes of a row are as high as the higher.
#let fact-rows(rows, wide, air) = {
  let gap = 10pt
  let cell(one, isName) = text(
    fill: if isName and not one.at("isTotal", default: false) { mute } else { ink },
    weight: if one.at("isTotal", default: false) or not isName { 600 } else { 400 },
    if isName { one.name } else { one.value },
  )
  set strong(delta: 0)
  set terms(separator: h(0pt), hanging-indent: 0pt, spacing: 0pt, indent: 0pt)
  set block(spacing: 0pt)
  let free = wide - gap
  let leaded(body) = { set par(leading: 0.6em); body }
  let held(width, high, isTotal, side, body) = box(
    width: width, height: high, stroke: if isTotal { none } else { (bottom: hairline) }, inset: (top: 7pt * air), align(side + top, leaded(body)),
  )
  terms(..rows.map(one => {
    let isTotal = one.at("isTotal", default: false)
    let named = cell(one, true)
    let valued = cell(one, false)
    // What is on one line whatever its letters needs no measure.
    let isShort = one.name.len() * 10pt < free * 0.55 and one.value.len() * 10pt < free * 0.45
    let value = if isShort { free * 0.45 } else { calc.min(measure(valued).width + 1pt, free * 0.62) }
    let name = free - value
    let high = if isShort { 0.66em } else { calc.max(measure(width: name, leaded(named)).height, measure(width: value, leaded(valued)).height) }
    terms.item(held(name + gap, high + 14pt * air, isTotal, left, named), held(value, high + 14pt * air, isTotal, right, valued))
  }))
}
#let facts(b, isNaming, air) = block(above: 10pt * air, below: 16pt * air, sticky: isNaming, context {
  if b.at("isWide", default: false) and b.rows.len() > 1 {
    let half = calc.ceil(b.rows.len() / 2)
    let gutter = 21pt
    let wide = (width - gutter) / 2
    grid(columns: (wide, wide), gutter: gutter, fact-rows(b.rows.slice(0, half), wide, air), fact-rows(b.rows.slice(half), wide, air))
  } else { fact-rows(b.rows, width, air) }
})

#let headed = text.with(size: 9pt, weight: 600, fill: mute, hyphenate: false)
// Texts begin at the left margin and figures end at the right one; of a long table no cell is asked where it stands.
#let insets(many, rows, gutter, air) = if rows > 60 { (x: gutter, y: 7.2pt * air) } else {
  (x, y) => (
    left: if x == 0 { 0pt } else { gutter }, right: if x == many - 1 { 0pt } else { gutter },
    top: if y == 0 { 3pt } else { 7.2pt * air }, bottom: if y == 0 { 5.5pt } else { 7.2pt * air },
  )
}
// Columns are shared by what they hold, its longest text standing for each. Many figures are as wide as they are, and as small as they have to be; heads
// have one line where there is room, and short texts are not broken where there is not.
#let shared(b, gutter) = {
  let many = b.heads.len()
  let longest(texts) = texts.fold("", (most, one) => if one.len() > most.len() { one } else { most })
  let natural(at, size, isWhole) = {
    let cells = b.rows.map(row => row.at(at)) + if "total" in b { (b.total.at(at),) }
    let wide = measure(text(size: size, weight: 600, longest(cells))).width
    let head = if isWhole { b.heads.at(at).text } else { longest(b.heads.at(at).text.split(regex("[ -]"))) }
    calc.max(wide, measure(headed(size: calc.min(9pt, size), head)).width)
  }
  let size = if many > 5 { 9.2pt } else { 10.1pt }
  let places = range(many)
  let (figures, texts) = (places.filter(at => b.heads.at(at).isFigure), places.filter(at => not b.heads.at(at).isFigure))
  let lot(some, isWhole) = some.map(at => calc.min(natural(at, size, isWhole), 190pt) + 2 * gutter).sum(default: 0pt)
  let room = calc.max(width * 0.74, width - lot(texts, true))
  let isWhole = many < 5 or lot(figures, true) <= room
  let needed = lot(figures, isWhole) - 2 * gutter * figures.len()
  room -= 2 * gutter * figures.len()
  if many > 4 and needed > room { size = calc.max(5pt, size * (room / needed)) }
  let isTight = lot(places, isWhole) > width
  let columns = places.map(at => {
    let wide = natural(at, size, isWhole)
    if b.heads.at(at).isFigure and many > 4 or isTight and wide < 66pt { wide + 2 * gutter + 0.5pt } else { calc.min(calc.max(wide, 46pt), 190pt) / 1pt * 1fr }
  })
  (columns: columns, size: size)
}
#let listed(b, air) = {
  let total = b.at("total", default: none)
  let last = b.rows.len()
  let many = b.heads.len()
  let gutter = if many < 5 { 9pt } else if many < 7 { 6pt } else if many < 9 { 4pt } else { 2pt }
  // A table goes overleaf as a whole, unless it is a long one.
  block(breakable: last > 12, above: 11pt * air, below: 16pt * air, {
    if b.caption != "" { block(sticky: true, below: 7pt, par(text(weight: 600, b.caption))) }
    context {
      let (columns, size) = shared(b, gutter)
      set text(size: size, hyphenate: true)
      table(
        columns: columns,
        align: b.heads.map(h => if h.isFigure { right } else { left }),
        inset: insets(many, last, gutter, air),
        stroke: (_, y) => (bottom: if y == 0 { heavy } else if y > last or (y == last and total == none) { none } else if y == last { heavy } else { hairline }),
        table.header(..b.heads.map(h => headed(size: calc.min(9pt, size), h.text))),
        ..b.rows.map(row => if b.heads.at(0).isFigure { row } else { (text(weight: 600, row.at(0)),) + row.slice(1) }).flatten().map(cell => [#cell]),
        ..if total == none { () } else { total.map(cell => text(weight: 600, cell)) },
      )
    }
  })
}

// A calculation as a ledger: a short way of reckoning stands beside its result, a long one under its name. First and last line are what it begins with
// and comes to.
#let ledger(b, air) = {
  if "title" in b { heading(level: 2, b.title) }
  let last = b.lines.len() - 1
  let isShort(one) = one.how.len() <= 48
  let isBare = b.lines.all(one => one.how == "" or not isShort(one))
  let heads = if isFrench { ("Ligne", "Calcul", if isBare { "Montant" } else { "Résultat" }) } else { ("Line", "Calculation", if isBare { "Amount" } else { "Result" }) }
  let lined(one, weight) = {
    text(weight: weight, one.name)
    if one.how != "" and not isShort(one) { linebreak() + small(one.how) }
    if one.source != "" { linebreak() + small(size: 8.5pt, one.source) }
  }
  block(above: 11pt * air, below: 16pt * air, table(
    // Columns of a long one are not looked at line by line.
    columns: if last < 60 { (1fr, auto, auto) } else { (5fr, 3fr, 2fr) },
    align: (left, right, right),
    inset: insets(3, last, 9pt, air),
    stroke: (_, y) => (bottom: if y == 0 { heavy } else if y > last { none } else { hairline }),
    table.header(..if isBare { (table.cell(colspan: 2, headed(heads.at(0))), headed(heads.at(2))) } else { heads.map(headed) }),
    ..b.lines.enumerate().map(((at, one)) => {
      let isEnd = at == last and last > 0
      let named = lined(one, if isEnd or (at == 0 and one.how == "") { 600 } else { 400 })
      let result = if isEnd { text(weight: 600, one.result) } else [#one.result]
      if not isBare and isShort(one) { (named, [#one.how], result) } else { (table.cell(colspan: 2, named), result) }
    }).flatten(),
  ))
}

// Marks are as high as a capital letter for the line, so that they stand beside its first line.
#let marker(body) = box(width: 9pt, height: 0.66em, place(center + horizon, body))
#let ticked = marker(box(width: 9pt, height: 9pt, stroke: 0.9pt + mute, radius: 1.5pt))
#let stranded = marker(std.line(angle: 90deg, length: 10.5pt, stroke: 1.5pt + tones.d1))
#let items(b, air) = {
  let mark = b.at("mark", default: none)
  set list(marker: if mark == "check" { ticked } else if mark == "thread" { stranded } else { [•] }, body-indent: if mark == none { 6pt } else { 12pt }, spacing: 9pt * air)
  block(above: 11pt * air, below: 14pt * air, list(..b.items))
}

#let beside(b, air) = block(breakable: false, above: 16pt * air, below: 14pt * air, grid(
  columns: (1fr,) * b.lists.len(),
  column-gutter: 21pt,
  ..b.lists.map(one => { heading(level: 2, one.heading); items(one.list, air) }),
))

#let apart(b, air) = block(breakable: false, width: 100%, above: 14pt * air, below: 12pt * air, fill: rgb("#f2efe8"), radius: 6pt, inset: (x: 11pt, y: 11pt * air), {
  show heading: set text(font: "Source Sans 3", size: 10.5pt, weight: 600)
  show heading: set block(above: 0pt, below: 8pt)
  heading(level: 2, b.title)
  par(b.text)
})

#let signed(b, air) = block(breakable: false, width: 100%, above: 22pt * air, below: 12pt, grid(
  columns: (1fr, 225pt),
  column-gutter: 30pt,
  { v(4pt); remark(size: 9.4pt, b.note) },
  block(width: 100%, height: 84pt, stroke: 0.75pt + line-strong, radius: 4.5pt, inset: (x: 9pt, y: 8pt), remark(b.label)),
))

// What follows a heading, a figure or a single fact stays on its page.
#let said(b, next, air) = {
  if b.kind == "heading" {
    if b.at("isAnnex", default: false) { pagebreak(weak: true) }
    heading(level: b.at("level", default: 2), b.text)
  }
  else if b.kind == "paragraph" { if b.at("isSmall", default: false) { remark(b.text) } else { par(b.text) } }
  else if b.kind == "list" { items(b, air) }
  else if b.kind == "figure" { hero(b, next != "figure" and next != "", air) }
  else if b.kind == "figures" { beside-figures(b, air) }
  else if b.kind == "facts" { facts(b, b.rows.len() == 1 and next != "", air) }
  else if b.kind == "band" { band(b, air) }
  else if b.kind == "table" { listed(b, air) }
  else if b.kind == "threads" { threads(b, air) }
  else if b.kind == "dates" { dates(b, air) }
  else if b.kind == "calculation" { ledger(b, air) }
  else if b.kind == "beside" { beside(b, air) }
  else if b.kind == "box" { apart(b, air) }
  else if b.kind == "signature" { signed(b, air) }
}
`
