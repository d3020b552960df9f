import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { DocumentBlock, DocumentTree } from '@hautelisse/domain/explain'
import { isZero } from '@hautelisse/domain/money'
import { shortDigest } from '@hautelisse/domain/receipt'
import type { ReceiptRead } from '@hautelisse/machines/receipt'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { insurerLines, useHolder } from '../letter/index.ts'
import { useApp } from '../shell/index.ts'
import { useAsked } from './asked.ts'
import { useCalculation, valuesOn } from './calculation.ts'
import { useEarlyGainsWords } from './early-gains.ts'
import { useHero } from './hero.ts'
import { useNames } from './names.ts'
import { receiptTold, type ReceiptTold } from './told.ts'
import { useAskedAt, useReceiptSubtitle, useReceiptTitle } from './words.ts'

/** Plans that the line has room for; more of them are counted. */
const MOST_PLANS = 2

/** Names a step in the life of a request. */
export type StepName = (step: string) => string

type Fact = { readonly name: string; readonly value: string }

/** What the page is about, in one line: request, plan, contract, and where the money goes. */
const useBand = (): ((told: ReceiptTold) => DocumentBlock) => {
  const { t } = useLingui()
  const names = useNames()
  const toOf = ({ receipt: { act }, details }: ReceiptTold): readonly Fact[] => {
    const to = details?.paid_to
    if (to === undefined || (act !== 'release' && act !== 'retirement')) return []
    const value =
      to.by === 'company' ? t({ id: 'receipt.band.pay', message: 'votre paie' }) : `••••\u00A0${(to.last_digits ?? '').slice(-4)}`
    return [{ name: t({ id: 'letter.band.to', message: 'Vers' }), value }]
  }
  return (told) => {
    const policies = told.policyId === undefined ? told.sums.plans.map(({ policyId }) => policyId) : [told.policyId]
    const list = (write: (policyId: string) => string): string => policies.map((policyId) => write(policyId)).join(', ')
    const count = policies.length
    return {
      kind: 'band',
      facts: [
        { name: t({ id: 'act.life.requested', message: 'Demande' }), value: told.receipt.operation_id },
        ...(count > MOST_PLANS
          ? [
              {
                name: t({ id: 'letter.band.plan', message: 'Plan' }),
                value: t({ id: 'accounts.home.contracts', message: plural(count, { one: '# contrat', other: '# contrats' }) }),
              },
            ]
          : []),
        ...(count === 0 || count > MOST_PLANS
          ? []
          : [
              { name: t({ id: 'letter.band.plan', message: 'Plan' }), value: list(names.planOf) },
              { name: t({ id: 'letter.band.contract', message: 'Contrat' }), value: list(names.numberOf) },
            ]),
        ...toOf(told),
      ],
    }
  }
}

/** Steps that the drawing has room for. */
const MOST_STEPS = 6

/** The days of the request, those that are over first; their title says how many these are. */
const useDates = (nameOf: StepName): ((told: ReceiptTold) => readonly DocumentBlock[]) => {
  const { t } = useLingui()
  const counted = (count: number): string =>
    t({
      id: 'receipt.dates.title',
      message: plural(count, {
        one: 'Une date',
        2: 'Deux dates',
        3: 'Trois dates',
        4: 'Quatre dates',
        5: 'Cinq dates',
        other: '# dates',
      }),
    })
  const passed = (steps: ReceiptTold['steps']): string => {
    const count = steps.filter(({ done }) => done).length
    if (count === 0) return t({ id: 'receipt.dates.to-come', message: 'à venir' })
    return count === steps.length
      ? t({ id: 'receipt.dates.all-past', message: plural(count, { one: 'passée', other: 'toutes passées' }) })
      : t({ id: 'receipt.dates.past', message: plural(count, { one: 'dont une passée', other: 'dont # passées' }) })
  }
  return ({ steps }) =>
    steps.length === 0
      ? []
      : [
          { kind: 'heading', text: `${counted(steps.length)}, ${passed(steps)}` },
          {
            kind: 'dates',
            steps: steps
              .slice(0, MOST_STEPS)
              .map(({ step, day, done }) => ({ name: nameOf(step), date: formatFrenchDate(day), isDone: done })),
          },
        ]
}

/** What the figures rest on, and how the page is checked. */
const useSmallPrint = (): ((told: ReceiptTold) => readonly DocumentBlock[]) => {
  const { t } = useLingui()
  const earlyGains = useEarlyGainsWords()
  return (told) => {
    const { receipt, stage } = told
    const on = valuesOn(told)
    const isUntaxed = told.sums.sale !== undefined && isZero(told.sums.sale.flatTax.value)
    const used = receipt.parameters.filter(({ id }) => !(isUntaxed && id === 'flat-tax'))
    const sources = [...new Set(used.map(({ source }) => source))].join('\u00A0; ')
    const { rule_book: version } = receipt
    const grounds = [
      on === undefined ? '' : t({ id: 'receipt.small.values', message: `Valeurs du ${on}.` }),
      on !== undefined && stage === 'before'
        ? t({ id: 'release.net.estimate', message: 'Le montant exact dépend de la valeur des fonds au jour de la vente.' })
        : '',
      earlyGains(told) ?? '',
      sources === '' ? '' : t({ id: 'receipt.small.rates', message: `Taux : ${sources}.` }),
      t({ id: 'receipt.small.rules', message: `Règles de calcul : version ${version}.` }),
    ]
    const digest = shortDigest(receipt)
    const check = t({
      id: 'receipt.small.check',
      message: `Texte de contrôle : ${digest} (SHA-256), à vérifier sur la page de cette demande avec son fichier de contrôle.`,
    })
    return [{ kind: 'paragraph', isSmall: true, text: [...grounds, check].filter((text) => text !== '').join(' ') }]
  }
}

/** Makes the page of paper of a receipt: a letter of the insurer that says what was asked, when, how much, what follows and how it is checked. RECEIPT-05. */
export const useReceiptTree = (nameOf: StepName): ((read: ReceiptRead) => DocumentTree) => {
  const { t, i18n } = useLingui()
  const { clock } = useApp()
  const holderOf = useHolder()
  const [titleOf, subtitleOf, askedAt] = [useReceiptTitle(), useReceiptSubtitle(), useAskedAt()]
  const [band, hero, dates, calculation, asked, smallPrint] = [
    useBand(),
    useHero(),
    useDates(nameOf),
    useCalculation(),
    useAsked(),
    useSmallPrint(),
  ]
  return (read) => {
    const today = clock.today()
    const told = receiptTold(read, today)
    const { name, lines, brand } = holderOf(told.operation?.scope ?? 's2e')
    const [id, on, said] = [told.receipt.operation_id, formatFrenchDate(today), asked(told)]
    return {
      title: titleOf(told),
      subtitle: subtitleOf(told),
      language: i18n.locale === 'en' ? 'en' : 'fr',
      date: today,
      name,
      brand,
      foot: t({ id: 'receipt.page.foot', message: `Reçu de la demande ${id}, situation au ${on}` }),
      letter: {
        by: 'insurer',
        from: [...insurerLines()],
        to: lines.length === 0 ? [name] : [...lines],
        place: askedAt(told),
      },
      blocks: [
        band(told),
        ...hero(told),
        ...dates(told),
        ...calculation(told),
        ...(said === ''
          ? []
          : [
              { kind: 'heading', text: t({ id: 'operations.asked.title', message: 'Ce que vous avez demandé' }) } as const,
              { kind: 'paragraph', text: said } as const,
            ]),
        ...smallPrint(told),
      ],
    }
  }
}
