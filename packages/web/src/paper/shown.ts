/** A rule of the style sheets that shows or hides elements on one medium alone. */
type MediumRule = {
  readonly selector: string
  readonly display: string
  readonly isPrint: boolean
  /** Decides before all others, wherever it stands. */
  readonly isImportant: boolean
}

const rulesIn = (rules: CSSRuleList, medium: string | undefined): readonly MediumRule[] =>
  [...rules].flatMap((rule): readonly MediumRule[] => {
    if (rule instanceof CSSMediaRule) return rulesIn(rule.cssRules, rule.media.mediaText)
    if (rule instanceof CSSStyleRule) {
      const { display } = rule.style
      const isOfMedium = medium !== undefined && /\b(?:print|screen)\b/.test(medium)
      return display === '' || !isOfMedium || rule.selectorText.includes('::')
        ? []
        : [
            {
              selector: rule.selectorText,
              display,
              isPrint: medium.includes('print'),
              isImportant: rule.style.getPropertyPriority('display') === 'important',
            },
          ]
    }
    return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules, medium) : []
  })

/** Tells whether an element stands on paper, its ancestors left aside. */
export type IsOnPaper = (element: Element) => boolean

/**
 * Reads the style sheets of the page for what they show on paper: a rule for paper decides; what is hidden on the screen alone is there, and all
 * else is as it is seen.
 */
export const readPaper = (): IsOnPaper => {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => rulesIn(cssRules, undefined))
  const [ofPaper, onScreen] = [rules.filter(({ isPrint }) => isPrint), rules.filter(({ isPrint }) => !isPrint)]
  const printing = ofPaper.toSorted((one, other) => Number(one.isImportant) - Number(other.isImportant))
  return (element) => {
    const told = printing.findLast(({ selector }) => element.matches(selector))
    if (told !== undefined) return told.display !== 'none'
    if (getComputedStyle(element).display !== 'none') return true
    return onScreen.some(({ selector, display }) => display === 'none' && element.matches(selector))
  }
}
