/**
 * How a document looks, in the language of Typst. What it says comes as data, so that no text of it is ever read as Typst. Colours are those of the
 * portal's light scheme.
 */
export const TEMPLATE = `
#let d = json(bytes(sys.inputs.tree))
#let day = d.date.split("/").map(int)
#let brand = rgb("#134351")
#let hairline = 0.5pt + rgb("#d9d6cd")
#let small(body) = text(size: 8.5pt, fill: rgb("#52616a"), body)
#set document(title: d.title, author: "Hautelisse", date: datetime(day: day.at(0), month: day.at(1), year: day.at(2)))
#set text(font: "Source Sans 3", size: 10pt, lang: d.language, region: if d.language == "fr" { "FR" } else { "GB" }, hyphenate: true, fill: rgb("#16242a"))
#set par(leading: 0.6em, spacing: 0.9em)
#let of = if d.language == "fr" { "sur" } else { "of" }
#set page(
  paper: "a4",
  margin: (x: 20mm, top: 18mm, bottom: 22mm),
  footer: context small(grid(
    columns: (1fr, auto),
    gutter: 12pt,
    d.foot,
    [Page #counter(page).display() #of #counter(page).final().first()],
  )),
)
#show heading: set text(fill: brand, weight: 600, hyphenate: false)
#show heading: set block(above: 1.4em, below: 0.7em, sticky: true)
#show heading.where(level: 1): set text(size: 20pt)
#show heading.where(level: 2): set text(size: 13pt)
#show heading.where(level: 3): set text(size: 10.5pt)
#set table(stroke: none, inset: (x: 4pt, y: 4.5pt))
#let marked(count) = (x, y) => (bottom: if y == 0 { 0.9pt + brand } else { hairline })
#let drawn(b) = par(small(b.alt))
#let listed(b) = {
  let total = b.at("total", default: none)
  // A table goes overleaf as a whole, unless it is a long one.
  block(breakable: b.rows.len() > 12, above: 1em, below: 1em, {
    if b.caption != "" { block(sticky: true, below: 0.5em, text(weight: 600, fill: brand, b.caption)) }
    table(
      columns: b.heads.map(h => if h.isFigure { auto } else { 1fr }),
      align: b.heads.map(h => if h.isFigure { right } else { left }),
      stroke: marked(b.rows.len()),
      table.header(..b.heads.map(h => small(strong(h.text)))),
      ..b.rows.flatten().map(cell => [#cell]),
      ..if total == none { () } else { total.map(cell => strong(cell)) },
    )
  })
}
// A figure stays with what is said of it, and a list of figures may go on overleaf.
#let said(b, next) = {
  if b.kind == "heading" { heading(level: b.at("level", default: 2), b.text) }
  else if b.kind == "list" { list(..b.items) }
  else if b.kind == "paragraph" { par(b.text) }
  else if b.kind == "figure" { block(breakable: false, sticky: next != "figure")[#if b.name != "" [#small(b.name) \\ ]#text(size: 20pt, weight: 600, fill: brand, b.value)] }
  else if b.kind == "facts" {
    // A single fact names what follows it.
    block(breakable: false, sticky: b.rows.len() == 1, table(
      columns: (1fr, 1fr),
      align: (left, right),
      stroke: (x, y) => (bottom: hairline),
      ..b.rows.map(row => (text(fill: rgb("#52616a"), row.name), row.value)).flatten(),
    ))
  }
  else if b.kind == "table" { listed(b) }
  else if b.kind == "threads" { drawn(b) }
  else if b.kind == "calculation" {
    block(above: 1em, {
      if "title" in b { heading(level: 2, b.title) }
      for line in b.lines {
        block(breakable: false, above: 1em, below: 1em, {
          set block(spacing: 0.45em)
          grid(columns: (1fr, auto), gutter: 10pt, strong(line.name), strong(line.result))
          if line.how != "" { block(small(line.how)) }
          if line.source != "" { block(small(line.source)) }
        })
      }
    })
  }
}
= #d.title
#if d.name != "" { par(strong(d.name)) }
#for (at, b) in d.blocks.enumerate() { said(b, d.blocks.at(at + 1, default: (kind: "")).kind) }
`
