/**
 * Drawings of a document, in the language of Typst: the sign of the insurer, bundles of threads, dated steps. Strokes are vectors; what a drawing says
 * stands in its alternative text. Lengths in points, colours those of the light scheme.
 */
export const DRAWINGS = String.raw`
#let ink = rgb("#13252a")
#let mute = rgb("#3e5156")
#let line-strong = rgb("#7a898c")
#let rule = 0.75pt + rgb("#c9c5ba")
#let hairline = 0.75pt + rgb("#dad6cc")
#let heavy = 0.9pt + ink
#let display = ("Ysabeau", "Source Sans 3")
#let small(body, size: 9pt) = text(size: size, fill: mute, body)
#let remark(body, size: 9pt) = { set par(leading: size * 0.72); par(small(size: size, body)) }
#let width = 174mm

#let brands = (
  hautelisse: (ink: rgb("#0b303b"), accent: rgb("#f3c443"), group: none),
  carmandel: (ink: rgb("#172756"), accent: rgb("#f6a15b"), group: "Ateliers\nCarmandel"),
  ormeraie: (ink: rgb("#213a28"), accent: rgb("#f4b6a4"), group: "Mutuelle\nOrmeraie"),
)
#let brand = brands.at(d.at("brand", default: "hautelisse"))

// Four warp threads crossed by one weft: the sign is drawn on a square of 34, as on the screen.
#let mark = {
  let unit = 22.5pt / 34
  let stroke-of(from, to, y, paint, weight) = place(curve(
    stroke: (paint: paint, thickness: weight * unit),
    curve.move((from.at(0) * unit, from.at(1) * unit)),
    curve.line((to.at(0) * unit, to.at(1) * unit)),
  ))
  box(width: 34 * unit, height: 34 * unit, {
    for x in (5, 11.5, 22.5, 29) { stroke-of((x, 2), (x, 32), 0, brand.ink, 3) }
    for (a, b) in ((1, 9.4), (13.6, 24.8), (31.1, 33.1)) { stroke-of((a, 17), (b, 17), 0, brand.accent, 3.4) }
  })
}
#let logo = grid(
  columns: if brand.group == none { 2 } else { 3 },
  column-gutter: 7pt,
  align: horizon,
  pdf.artifact(mark),
  text(font: display, size: 18.75pt, weight: 600, tracking: -0.01em, fill: brand.ink)[Hautelisse],
  ..if brand.group == none { () } else {
    (block(stroke: (left: rule), inset: (left: 8pt, y: 1pt), { set par(leading: 0.3em); text(size: 9.5pt, weight: 600, fill: mute, brand.group) }),)
  },
)

#let tones = (
  d1: rgb("#135c6c"), d2: rgb("#bb8400"), d3: rgb("#9d5c36"), d4: rgb("#3794a6"), d5: rgb("#960019"), d6: rgb("#8fc3cd"),
  mute: rgb("#b9c3c4"), ink: ink,
)
#let words = (d5: rgb("#8d1828"))
#let strand(paint, isSupposed) = (paint: paint, thickness: 1.5pt, dash: if isSupposed { (3.75pt, 3pt) } else { none })

// Where the bundles begin at the bottom, and their labels: each label under the beginning of its bundle, the last one no further than the drawing. Labels
// take the room that they need where they would meet otherwise; none where there is not enough.
#let gathered(bundles, labels, pitch, isApart) = {
  let spans = bundles.map(one => pitch * one.count)
  let slots = if isApart { spans.zip(labels).map(((span, label)) => calc.max(span, label)) } else { spans }
  let many = bundles.len()
  let gap = if many > 1 { (width - slots.sum()) / (many - 1) } else { 0pt }
  if many > 1 and gap < 12pt { return none }
  let at = 0pt
  let starts = ()
  for (place, slot) in slots.enumerate() {
    let isEnding = many > 1 and place == many - 1 and spans.at(place) < labels.at(place)
    starts.push((x: if isEnding { width - spans.at(place) } else { at }, label: if isEnding { width - labels.at(place) } else { at }, isEnding: isEnding))
    at += slot + gap
  }
  if range(many - 1).all(place => starts.at(place).label + labels.at(place) + 9pt <= starts.at(place + 1).label) { starts } else { none }
}

#let threads(b, air) = context {
  let label(one, side) = {
    set par(leading: 0.55em)
    set text(fill: words.at(one.tone, default: ink))
    set align(side)
    par(text(size: 9pt, one.name) + linebreak() + text(size: 10.5pt, weight: 600, one.value))
  }
  let bundles = b.bundles
  let total = bundles.map(one => one.count).sum()
  let labels = bundles.map(one => measure(label(one, left)).width)
  let wide = width / calc.max(1, total)
  let gaps = calc.min(0.5, 0.067 * (bundles.len() - 1))
  let close = wide * (1 - gaps)
  let placed = gathered(bundles, labels, close, false)
  // Bundles are drawn closer where their labels need the room, and labels make a list where that is not enough.
  for part in (1 - gaps, 0.8, 0.65, 0.5, 0.36) {
    if placed == none and part <= 1 - gaps {
      close = wide * part
      placed = gathered(bundles, labels, close, true)
    }
  }
  let isListed = placed == none
  if isListed {
    close = wide * (1 - calc.min(0.25, 0.03 * (bundles.len() - 1)))
    placed = gathered(bundles, labels.map(_ => 0pt), close, false)
  }
  let thickness = calc.min(1.5pt, close * 0.55)
  let points(length) = str(calc.round(length.pt(), digits: 2))
  let n = 0
  let strands = ()
  for (one, start) in bundles.zip(placed) {
    let path = ""
    for i in range(one.count) {
      let from = points((n + 0.5) * wide)
      let to = points(start.x + (i + 0.5) * close)
      path += "M" + from + " 0C" + from + " 27 " + to + " 27 " + to + " 54"
      n += 1
    }
    if path != "" {
      let dashed = if one.at("isSupposed", default: false) { " stroke-dasharray='3.75 3'" } else { "" }
      strands.push("<path stroke='" + tones.at(one.tone).to-hex() + "'" + dashed + " d='" + path + "'/>")
    }
  }
  // An image has its place in the structure of the page, as shapes have not.
  let drawing = "<svg xmlns='http://www.w3.org/2000/svg' width='" + points(width) + "' height='54' fill='none' stroke-width='" + points(thickness) + "'>" + strands.join() + "</svg>"
  block(breakable: false, above: 13pt * air, below: 18pt * air, {
    set block(spacing: 6pt)
    if total > 0 { image(bytes(drawing), format: "svg", alt: b.alt, width: width) } else { remark(b.alt) }
    if isListed {
      v(2pt)
      let row(one) = grid(
        columns: (12pt, 1fr, auto),
        column-gutter: 4pt,
        box(height: 7pt, width: 10pt, place(horizon, std.line(length: 10pt, stroke: strand(tones.at(one.tone), one.at("isSupposed", default: false))))),
        par(text(size: 9.5pt, one.name)),
        par(text(size: 9.5pt, weight: 600, one.value)),
      )
      let half = calc.ceil(bundles.len() / 2)
      let side(some) = stack(spacing: 6.5pt, ..some.map(row))
      grid(columns: (1fr, 1fr), column-gutter: 21pt, side(bundles.slice(0, half)), side(bundles.slice(half)))
    } else {
      let heights = bundles.map(one => measure(label(one, left)).height)
      block(width: width, height: calc.max(..heights), for (one, start) in bundles.zip(placed) {
        place(dx: if start.isEnding { 0pt } else { start.label }, box(width: if start.isEnding { width } else { auto }, label(one, if start.isEnding { right } else { left })))
      })
    }
    if "unit" in b { block(above: 9pt, remark(b.unit)) }
  })
}

// Steps stand on four threads, drawn through as far as the request has come.
#let dates(b, air) = context {
  let steps = b.steps
  let many = steps.len()
  let last = many - 1
  let tinted = step => if step.isDone { ink } else { mute }
  let name(step) = text(size: 10.1pt, weight: 600, fill: tinted(step), hyphenate: false, step.name)
  let names = steps.map(step => measure(name(step)).width)
  let share = if many > 1 { width / last } else { width }
  // Room that a name takes on either side of its tick.
  let reach(place) = if place == 0 or place == last { names.at(place) } else { names.at(place) / 2 }
  let isEven = many > 1 and range(last).all(place => reach(place) + reach(place + 1) + 9pt <= share)
  let columns = if isEven and many > 2 { (share / 2,) + (share,) * (many - 2) + (share / 2,) } else { (width / many,) * many }
  let x(place) = if place == 0 { 0pt } else if place == last { width } else if isEven { share * place } else { width / many * (place + 0.5) }
  let done = steps.filter(step => step.isDone).len()
  let reached = x(calc.max(0, done - 1))
  block(breakable: false, above: 9pt * air, below: 16pt * air, {
    set block(spacing: 7pt)
    table(
      columns: columns,
      inset: (x: 0pt, y: 2.6pt),
      align: (at, _) => if at == 0 { left } else if at == last { right } else { center },
      stroke: none,
      // A name may reach over the empty half of the column beside it.
      table.header(..steps.zip(names).map(((step, wide)) => if isEven { box(width: wide + 1pt, name(step)) } else { name(step) })),
      ..steps.map(step => text(size: 9pt, fill: tinted(step), step.date)),
    )
    pdf.artifact(block(width: width, height: 12pt, {
      for y in (1.5pt, 4.5pt, 7.5pt, 10.5pt) {
        if reached > 0pt { place(std.line(start: (0pt, y), end: (reached, y), stroke: strand(tones.d1, false))) }
        if reached < width { place(std.line(start: (reached, y), end: (width, y), stroke: strand(tones.d1, true))) }
      }
      for (at, step) in steps.enumerate() {
        let thick = if step.isDone { 2.25pt } else { 1.1pt }
        let tick = calc.min(calc.max(x(at), thick / 2), width - thick / 2)
        place(std.line(start: (tick, -1.5pt), end: (tick, 13.5pt), stroke: thick + if step.isDone { ink } else { line-strong }))
      }
    }))
  })
}
`
