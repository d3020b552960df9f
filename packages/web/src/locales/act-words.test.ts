import { describe, expect, it } from 'vitest'
import { messagesOf } from '../../vite.catalogues.ts'

type Word = {
  /** The one word for the thing. */
  readonly says: string
  /** Words that stand for the same thing and are not used. */
  readonly never: RegExp
  /** Messages that use one of them for another thing, or by the law's own words, with the reason. */
  readonly except?: Readonly<Record<string, string>>
}

const PURCHASE = 'quarters that are bought for a pension, no money out'
const LAW = 'the law speaks of the surrender of an insurance contract'
const REPAID = 'tax saved that pays a payment back, no money out'
const QUOTED = 'a sentence of the specification'

const FRENCH: readonly Word[] = [
  { says: 'arbitrage', never: /[Aa]juster (?:mes placements|le |son )|[Pp]lacements à ajuster|[Rr]éallocation/ },
  { says: 'retirer, retrait', never: /[Rr]etirer ou / },
  {
    says: 'retrait',
    never: /[Rr]achat|[Rr]achet|[Rr]embours/,
    except: {
      'pension-result.change.quarters-note': PURCHASE,
      'pension-result.limits.missing': PURCHASE,
      'pension.intro.missing': PURCHASE,
      'withdrawal.source.article-83-annuity': LAW,
      'payment.means.refund': 'the bank gives a debit back',
      'tax.look.exit.sentence-annuity-repaid': REPAID,
      'tax.look.exit.sentence-capital-repaid': REPAID,
    },
  },
  {
    says: 'données personnelles',
    never: /[Ii]nformations (?:réglementaires|personnelles)/,
    except: { 'otp.mobile.missing': QUOTED, 'bank.paper.no-mobile': QUOTED },
  },
]

const ENGLISH: readonly Word[] = [
  { says: 'fund switch', never: /[Aa]djust (?:my )?investments|[Ii]nvestments to adjust|[Rr]eallocation|[Aa]rbitrage/ },
  { says: 'withdraw, withdrawal', never: /[Ww]ithdraw or |^Payouts?$/ },
  {
    says: 'personal data',
    never: /[Rr]egulatory information|[Pp]ersonal (?:details|information)/,
    except: { 'otp.mobile.missing': QUOTED, 'bank.paper.no-mobile': QUOTED },
  },
]

/** A release is the law's early exit from blocked savings; whatever else goes out is a withdrawal. */
const RELEASE = /[Dd]éblo(?:qu|cage)/
const RELEASE_ROOMS = /^(?:bulletins|contents|lexicon|paper|release|tax|withdrawal)\./

describe.each([
  ['fr', FRENCH],
  ['en', ENGLISH],
] as const)('one word for each thing that a saver does, %s', (language, words) => {
  const messages = [...messagesOf(language)]

  it.each(words)('says “$says”, and nothing else for the same', ({ never, except = {} }) => {
    const used = messages.filter(([, text]) => never.test(text)).map(([id]) => id)
    expect(used.toSorted()).toEqual(Object.keys(except).toSorted())
  })
})

it('names no act by the release of blocked savings: it is a reason for a withdrawal', () => {
  const acts = [...messagesOf('fr')].filter(([id, text]) => RELEASE.test(text) && !RELEASE_ROOMS.test(id))
  expect(acts).toEqual([])
})
