import { BLOCKS } from './blocks.ts'
import { DRAWINGS } from './drawings.ts'

const PAGE = String.raw`
#let d = json(bytes(sys.inputs.tree))
#let day = d.date.split("/").map(int)
#set document(title: d.title, author: "Hautelisse", date: datetime(day: day.at(0), month: day.at(1), year: day.at(2)))
#set text(
  font: "Source Sans 3", size: 10.5pt, lang: d.language, region: if d.language == "fr" { "FR" } else { "GB" }, hyphenate: false, overhang: false,
  number-type: "lining", number-width: "tabular", fill: rgb("#13252a"),
)
#set par(leading: 0.76em, spacing: 12.5pt)
`

const SHEET = String.raw`
#let isBySaver = "letter" in d and d.letter.by == "saver"
#set page(
  paper: "a4",
  margin: (x: 18mm, top: 16mm, bottom: 23mm),
  footer-descent: 9mm,
  footer: context block(width: 100%, stroke: (top: rule), inset: (top: 6pt), grid(
    columns: (1fr, auto),
    gutter: 15pt,
    remark(size: 8.6pt, d.foot),
    remark(size: 8.6pt)[#counter(page).display()/#counter(page).final().first()],
  )),
)
#show heading: set text(font: display, weight: 600, fill: ink, hyphenate: false, number-type: "lining", number-width: "tabular")
#show heading: set par(leading: 0.5em)
#show heading: set block(sticky: true)
#show heading.where(level: 1): set text(size: if isBySaver { 16.5pt } else { 20.25pt })
#show heading.where(level: 1): set block(above: 21pt, below: 9.5pt)
#show heading.where(level: 2): set text(size: 12.75pt)
#show heading.where(level: 2): set block(above: 20pt, below: 10pt)
#show heading.where(level: 3): set text(size: 11pt)
#show heading.where(level: 3): set block(above: 15pt, below: 8pt)

#let stacked(lines, first: 400) = {
  set par(leading: 0.76em)
  par(lines.enumerate().map(((at, one)) => text(weight: if at == 0 { first } else { 400 }, one)).join(linebreak()))
}
// Addresses stand where the window of an envelope shows them.
#let addressed(lines, first: 400) = block(above: 24pt, below: 0pt, pad(left: width - 225pt, block(width: 225pt, height: if lines.len() > 4 { auto } else { 54pt }, stacked(lines, first: first))))
#let letterhead = if "letter" in d {
  let letter = d.letter
  if letter.by == "insurer" {
    grid(columns: (1fr, auto), column-gutter: 18pt, logo, align(right, remark(letter.from.join("\n"))))
    addressed(letter.to)
    block(above: 14pt, below: 0pt, par(text(fill: mute, letter.place)))
  } else {
    grid(columns: (1fr, auto), column-gutter: 18pt, stacked(letter.from, first: 600), logo)
    addressed(letter.to, first: 600)
    block(above: 14pt, below: 0pt, width: 100%, align(right, par(letter.place)))
  }
} else {
  let lines = d.at("head", default: (d.name, d.date).filter(one => one != ""))
  grid(columns: (1fr, auto), column-gutter: 18pt, logo, align(right, remark(lines.join("\n"))))
}
#let kinds = d.blocks.map(b => b.kind)
#let annex = d.blocks.position(b => b.at("isAnnex", default: false))
#let ahead = d.blocks.slice(0, if annex == none { d.blocks.len() } else { annex })
#let blocks(from, to, air) = for at in range(from, to) { said(d.blocks.at(at), kinds.at(at + 1, default: ""), air) }
#let sheet(air) = {
  show heading.where(level: 2): set block(above: 20pt * air, below: 10pt * air)
  // A letter that a saver signs is set a little larger.
  set text(size: 10.9pt) if isBySaver
  set par(leading: if isBySaver { 0.82em } else { 0.76em }, spacing: if isBySaver { 15pt } else { 12.5pt })
  blocks(0, ahead.len(), air)
}
#let opening = {
  letterhead
  block(
    width: if isBySaver { 78% } else { 100% }, above: if isBySaver { 27pt } else { 21pt }, below: if isBySaver { 16pt } else { 9.5pt },
    heading(level: 1, d.title),
  )
  if "subtitle" in d { block(above: 0pt, below: 14pt, par(text(fill: mute, d.subtitle))) }
}
// What a little less air brings onto one page stands on one page, and without a letterhead less than a little; longer documents keep theirs.
#let isShort = ahead.len() < 40 and ahead.all(b => b.at("rows", default: b.at("lines", default: ())).len() < 40)
#context {
  let fits(air) = measure(width: width, opening + sheet(air)).height <= 297mm - 16mm - 23mm
  let airs = (1, 0.93, 0.86, 0.79, 0.72, 0.65) + if "letter" in d { () } else { (0.6,) }
  let air = if isShort { airs.find(air => fits(air)) }
  opening
  sheet(if air == none { 1 } else { air })
}
#if annex != none { blocks(annex, d.blocks.len(), 1) }
`

/**
 * How a document looks, in the language of Typst. What it says comes as data, so that no text of it is ever read as Typst. Colours are those of the
 * portal's light scheme.
 */
export const TEMPLATE = [PAGE, DRAWINGS, BLOCKS, SHEET].join('')
