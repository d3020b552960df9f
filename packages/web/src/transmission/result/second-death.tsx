import { euros, HIGHEST_AMOUNT, isZero, type Euros } from '@hautelisse/domain/money'
import {
  familyOf,
  simulateSecond,
  typedAs,
  type SecondTold,
  type TransmissionAnswer,
  type TypedAmount,
} from '@hautelisse/domain/transmission'
import { isPlainDate } from '@hautelisse/domain/calendar'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactElement, type ReactNode } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { NumberField } from '../../ui/field/index.ts'
import { Fold } from '../../ui/fold/index.ts'
import { MoneyField } from '../../ui/money-field/index.ts'
import { Columns, Table, text } from '../../ui/page/index.ts'
import { Panel, PanelSection } from '../../ui/panel/index.ts'
import { Switch } from '../../ui/switch/index.ts'
import { useNames } from '../step-words.ts'

type Outcome = NonNullable<ReturnType<typeof simulateSecond>>[number]

const COLUMNS = ['first', 'second', 'third', 'fourth'] as const
type ColumnId = (typeof COLUMNS)[number] | 'what'
/** Columns of figures that a phone has room for beside each other. */
const TWO = 2
const WHOLE = /^\d{1,2}$/

const amountOf = ({ parsed }: TypedAmount): Euros | undefined =>
  parsed.kind === 'amount' && !parsed.amount.isNegative() && parsed.amount.lessThanOrEqualTo(HIGHEST_AMOUNT)
    ? parsed.amount
    : undefined

/** Both taxes and what each child owns, option beside option, in the order of the law (BEY-85). */
const Taxes = ({ outcomes, hasOthers }: { readonly outcomes: readonly Outcome[]; readonly hasOthers: boolean }): ReactElement => {
  const { t } = useLingui()
  const names = useNames()
  const columns = outcomes.slice(0, COLUMNS.length)
  const row = (key: string, what: ReactNode, of: (outcome: Outcome) => Euros) => ({
    key,
    cells: {
      what,
      ...(Object.fromEntries(columns.map((outcome, at) => [COLUMNS[at], <Amount key={key} value={of(outcome)} />])) as Record<
        (typeof COLUMNS)[number],
        ReactNode
      >),
    },
  })
  return (
    <Table<ColumnId>
      {...(columns.length <= TWO && { namesAbove: true })}
      caption={t({ id: 'transmission.second.caption', message: 'L’impôt des deux décès et ce que chaque enfant possède' })}
      columns={[
        { id: 'what', label: t({ id: 'transmission.result.line', message: 'Ligne' }) },
        ...columns.map(({ option }, at) => ({
          id: COLUMNS[at] ?? ('first' as const),
          label: outcomes.length === 1 ? t({ id: 'accounts.operations.amount', message: 'Montant' }) : names.option[option],
          align: 'end' as const,
        })),
      ]}
      rows={[
        row('first', <Trans id="transmission.second.first">Impôt au premier décès</Trans>, ({ firstTax }) => euros(firstTax)),
        row('second', <Trans id="transmission.second.second">Impôt au second décès</Trans>, ({ secondTax }) => euros(secondTax)),
        row('both', <Trans id="transmission.term.both-taxes">Impôt des deux décès</Trans>, ({ bothTaxes }) => euros(bothTaxes)),
        row(
          'of-first',
          <Trans id="transmission.second.of-first">Chaque enfant possède de votre patrimoine, avant impôt</Trans>,
          ({ ownedOfFirst }) => euros(ownedOfFirst),
        ),
        row(
          'of-second',
          hasOthers ? (
            <Trans id="transmission.second.of-common">Chaque enfant commun possède de celui du conjoint, avant impôt</Trans>
          ) : (
            <Trans id="transmission.second.of-second">Chaque enfant possède de celui du conjoint, avant impôt</Trans>
          ),
          ({ ownedOfSecond }) => euros(ownedOfSecond),
        ),
      ]}
    />
  )
}

/** What the calculation of the second death supposes (BEY-80 to BEY-84). */
const Assumptions = ({ hasOthers }: { readonly hasOthers: boolean }): ReactElement => (
  <ul className={text({ as: 'caption' })}>
    <li>
      <Trans id="transmission.second.same">
        Si tout restait comme aujourd’hui&nbsp;: votre conjoint décède après vous avec le même patrimoine, sans autre enfant ni
        nouveau mariage ni donation, selon la loi d’aujourd’hui.
      </Trans>
    </li>
    <li>
      <Trans id="transmission.second.ends">
        L’usufruit s’éteint sans impôt (Code général des impôts, art. 1133). Chaque enfant a un nouvel abattement. Les 20&nbsp;%
        du logement ne sont plus retirés.
      </Trans>
    </li>
    {hasOthers && (
      <li>
        <Trans id="transmission.second.others">Vos enfants d’une autre union n’héritent pas de votre conjoint.</Trans>
      </li>
    )}
    <li>
      <Trans id="transmission.second.freedom">
        Moins d’impôt n’est pas plus d’argent&nbsp;: sous usufruit, votre conjoint ne vend pas sans vos enfants. Les options sont
        dans l’ordre de la loi.
      </Trans>
    </li>
  </ul>
)

type SecondDeathProps = { readonly result: TransmissionAnswer }

/** "Et au second décès ?": what the spouse owns is asked here and is not kept; nothing is computed before it is told. */
export const SecondDeath = ({ result }: SecondDeathProps): ReactElement | null => {
  const [own, setOwn] = useState<TypedAmount>(typedAs(''))
  const [spent, setSpent] = useState<TypedAmount>(typedAs(''))
  const [common, setCommon] = useState('')
  const [hasInsurance, setHasInsurance] = useState(false)
  const { situation, children, areAllCommon } = familyOf(result.heirs)
  const { options = [], date } = result
  if (situation !== 'spouse' || children === 0 || date === undefined || !isPlainDate(date)) return null
  const spouses = options.flatMap(({ rows }) => rows.filter(({ beneficiary }) => beneficiary === 'spouse'))
  const hasUsufruct = spouses.some(({ right }) => right !== 'full')
  const isInsured = spouses.some((row) => !isZero(row.life_insurance_amount))
  const patrimony = amountOf(own)
  const shared = WHOLE.test(common) ? Number(common) : undefined
  const second: SecondTold | undefined =
    patrimony === undefined
      ? undefined
      : {
          spouse_patrimony: patrimony,
          common_children: shared,
          spent_usufruct: hasUsufruct ? amountOf(spent) : undefined,
          with_life_insurance: hasInsurance,
        }
  const outcomes = second && simulateSecond(result, second, date)
  const hasOthers = !areAllCommon && shared !== children
  return (
    <Fold title={<Trans id="transmission.second.title">Et au second décès&nbsp;?</Trans>}>
      <Columns of="equal">
        <Panel padded={false}>
          <PanelSection>
            <MoneyField
              label={
                <Trans id="transmission.second.own">Patrimoine propre de votre conjoint, avec sa moitié des biens communs</Trans>
              }
              hint={<Trans id="transmission.second.own-hint">Sans ce qu’il reçoit de vous. Rien n’est enregistré.</Trans>}
              value={own.text}
              onValueChange={(typed) => setOwn(typedAs(typed))}
              cents
            />
          </PanelSection>
          {!areAllCommon && (
            <PanelSection>
              <NumberField
                label={<Trans id="transmission.second.common">Combien de vos enfants sont aussi les siens</Trans>}
                value={common}
                maxLength={2}
                onValueChange={setCommon}
              />
            </PanelSection>
          )}
          {hasUsufruct && (
            <PanelSection>
              <MoneyField
                label={<Trans id="transmission.second.spent">Argent en usufruit qu’il dépenserait (facultatif)</Trans>}
                hint={
                  <Trans id="transmission.second.spent-hint">
                    Sa succession le doit aux enfants&nbsp;: la preuve en est demandée (inventaire, acte ou déclaration).
                  </Trans>
                }
                value={spent.text}
                onValueChange={(typed) => setSpent(typedAs(typed))}
                cents
              />
            </PanelSection>
          )}
          {isInsured && (
            <PanelSection>
              <Switch
                label={<Trans id="transmission.second.insured">Il aurait encore les contrats que vous lui laissez</Trans>}
                checked={hasInsurance}
                onChange={setHasInsurance}
              />
            </PanelSection>
          )}
        </Panel>
        <Assumptions hasOthers={hasOthers} />
      </Columns>
      <div aria-live="polite">{outcomes !== undefined && <Taxes outcomes={outcomes} hasOthers={hasOthers} />}</div>
    </Fold>
  )
}
