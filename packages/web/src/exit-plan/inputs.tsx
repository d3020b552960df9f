import type {
  ContractAllows,
  Counter,
  ExitPlanEvent,
  ExitPlanView,
  GainsTaxed,
  SmallCapital,
} from '@hautelisse/machines/exit-plan'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactElement, type ReactNode } from 'react'
import { Segmented } from '../ui/choice/index.ts'
import { CountField } from '../ui/field/index.ts'
import { MoneyField } from '../ui/money-field/index.ts'
import { Select } from '../ui/select/index.ts'
import { choiceHint, fields, legend, wide } from './exit-plan.css.ts'
import { MOST_TEXT } from './refusal.tsx'

/** Numbers of parts that a contract may stop at. */
const LIMITS = Array.from({ length: 14 }, (_, at) => at + 2)
const NO_LIMIT = ''

type InputsProps = { readonly view: ExitPlanView; readonly send: (event: ExitPlanEvent) => void }

type NumberProps = InputsProps & {
  readonly field: Counter
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly fewer: string
  readonly more: string
}

const NumberField = ({ view, send, field, label, hint, fewer, more }: NumberProps): ReactElement => {
  const { text, isWrong, min, max } = view.counted[field]
  return (
    <CountField
      id={`exit-plan-${field}`}
      label={label}
      hint={hint}
      error={
        isWrong ? (
          <Trans id="exit-plan.number.bounds">
            Indiquez un nombre de {min} à {max}
          </Trans>
        ) : undefined
      }
      value={text}
      onValueChange={(typed) => send({ type: 'numberTyped', field, text: typed })}
      onStep={(by) => send({ type: 'numberStepped', field, by })}
      fewer={fewer}
      more={more}
      maxLength={5}
    />
  )
}

const Contract = ({ view: { answers }, send }: InputsProps): ReactElement => {
  const { t } = useLingui()
  const id = useId()
  return (
    <div className={wide}>
      <p id={id} className={legend}>
        <Trans id="exit-plan.contract.label">Votre contrat verse le capital</Trans>
      </p>
      <Segmented<ContractAllows>
        labelledBy={id}
        value={answers.contract}
        onValueChange={(contract) => send({ type: 'answered', answers: { contract } })}
        options={[
          { value: 'unknown', label: t({ id: 'exit-plan.contract.unknown', message: 'Je l’ignore' }) },
          { value: 'parts', label: t({ id: 'exit-plan.contract.parts', message: 'En plusieurs fois' }) },
          { value: 'once', label: t({ id: 'exit-plan.contract.once', message: 'En une seule fois' }) },
        ]}
      />
    </div>
  )
}

/** Only a contract that is said to pay parts has a limit of them. */
const Limit = ({ view: { answers }, send }: InputsProps): ReactElement | null => {
  const { t } = useLingui()
  if (answers.contract !== 'parts') return null
  return (
    <Select
      wide
      id="exit-plan-limit"
      label={t({ id: 'exit-plan.contract.limit', message: 'Nombre de versements, au plus' })}
      value={answers.mostParts === undefined ? NO_LIMIT : String(answers.mostParts)}
      onValueChange={(chosen) =>
        send({
          type: 'answered',
          answers: { mostParts: chosen === NO_LIMIT ? undefined : Number.parseInt(chosen, 10) },
        })
      }
      options={[
        { value: NO_LIMIT, label: t({ id: 'exit-plan.contract.no-limit', message: 'Sans limite' }) },
        ...LIMITS.map((limit) => ({
          value: String(limit),
          label: t({
            id: 'exit-plan.contract.limit-option',
            message: plural(limit, { one: '#\u00A0fois', other: '#\u00A0fois' }),
          }),
        })),
      ]}
    />
  )
}

type ChoiceProps<Value extends string> = {
  readonly label: ReactNode
  readonly hint: ReactNode
  readonly value: Value
  readonly onValueChange: (value: Value) => void
  readonly options: ReadonlyArray<{ readonly value: Value; readonly label: string }>
}

const Choice = <Value extends string>({ label, hint, ...answer }: ChoiceProps<Value>): ReactElement => {
  const [id, hintId] = [useId(), useId()]
  return (
    <div className={wide}>
      <p id={id} className={legend}>
        {label}
      </p>
      <Segmented {...answer} labelledBy={id} describedBy={hintId} />
      <p id={hintId} className={choiceHint}>
        {hint}
      </p>
    </div>
  )
}

/** How gains are taxed and, where there is a small annuity, its capital (BEY-58). */
const TaxChoices = ({ view: { answers, result }, send }: InputsProps): ReactElement => {
  const { t } = useLingui()
  return (
    <>
      <Choice<GainsTaxed>
        label={<Trans id="exit-plan.gains.label">Impôt de vos gains</Trans>}
        hint={
          <Trans id="exit-plan.gains.hint">
            Le barème vaut alors pour tous les revenus de placements de l’année (CGI, art. 200 A)
          </Trans>
        }
        value={answers.gainsTaxed}
        onValueChange={(gainsTaxed) => send({ type: 'answered', answers: { gainsTaxed } })}
        options={[
          { value: 'flat', label: t({ id: 'exit-plan.gains.flat', message: 'Forfaitaire' }) },
          { value: 'scale', label: t({ id: 'exit-plan.gains.scale', message: 'Au barème' }) },
        ]}
      />
      {result?.plans.isSmallAnnuity === true && (
        <Choice<SmallCapital>
          label={<Trans id="exit-plan.small.label">Impôt sur le capital de la petite rente</Trans>}
          hint={
            <Trans id="exit-plan.small.hint">
              À 7,5&nbsp;%&nbsp;: sur demande, sans retour, de ce que laissent les 10&nbsp;% (CGI, art. 163 bis)
            </Trans>
          }
          value={answers.smallCapital}
          onValueChange={(smallCapital) => send({ type: 'answered', answers: { smallCapital } })}
          options={[
            { value: 'pension', label: t({ id: 'exit-plan.small.pension', message: 'Celui d’une pension' }) },
            { value: 'reduced', label: t({ id: 'exit-plan.small.reduced', message: 'À 7,5\u00A0%' }) },
          ]}
        />
      )}
    </>
  )
}

/** What a plan is asked with besides the household: years, age, what waits, the first year, the contract, and how it is taxed (BEY-52 to BEY-54, BEY-58). */
export const Inputs = ({ view, send }: InputsProps): ReactElement => {
  const { t } = useLingui()
  const { answers } = view
  const { halfAge } = view.savings
  const firstYear = view.counted.last.min
  return (
    <div className={fields}>
      <NumberField
        view={view}
        send={send}
        field="parts"
        label={<Trans id="exit-plan.parts.label">Parts égales, une par an</Trans>}
        fewer={t({ id: 'exit-plan.parts.fewer', message: 'Une part de moins' })}
        more={t({ id: 'exit-plan.parts.more', message: 'Une part de plus' })}
      />
      <NumberField
        view={view}
        send={send}
        field="last"
        label={<Trans id="exit-plan.last.label">Au plus tard en</Trans>}
        fewer={t({ id: 'exit-plan.last.fewer', message: 'Un an plus tôt' })}
        more={t({ id: 'exit-plan.last.more', message: 'Un an plus tard' })}
      />
      <Select
        wide
        id="exit-plan-until"
        label={t({ id: 'exit-plan.until.label', message: 'Compté jusqu’à l’âge de' })}
        hint={
          halfAge === undefined ? undefined : (
            <Trans id="exit-plan.until.half">La moitié de la table de mortalité atteint {halfAge}&nbsp;ans</Trans>
          )
        }
        value={String(view.until)}
        onValueChange={(chosen) => send({ type: 'answered', answers: { until: Number.parseInt(chosen, 10) } })}
        options={view.ages.map((age) => ({
          value: String(age),
          label: t({ id: 'ui.age.whole', message: `${age}\u00A0ans` }),
        }))}
      />
      <NumberField
        view={view}
        send={send}
        field="growth"
        label={<Trans id="exit-plan.growth.label">Ce qui attend rapporte, en&nbsp;% par an</Trans>}
        hint={<Trans id="exit-plan.growth.hint">Gains imposés, que rien ne promet</Trans>}
        fewer={t({ id: 'exit-plan.growth.fewer', message: 'Un demi-point de moins' })}
        more={t({ id: 'exit-plan.growth.more', message: 'Un demi-point de plus' })}
      />
      <Contract view={view} send={send} />
      <Limit view={view} send={send} />
      <div className={answers.contract === 'parts' ? undefined : wide}>
        <MoneyField
          id="exit-plan-first-income"
          label={<Trans id="exit-plan.first.label">Revenus de {firstYear}, s’ils diffèrent</Trans>}
          hint={<Trans id="exit-plan.first.hint">Imposables, du foyer&nbsp;: avec un dernier salaire, par exemple</Trans>}
          error={
            view.isFirstIncomeWrong ? (
              <Trans id="exit-plan.first.bounds">Écrivez un montant, {MOST_TEXT} au plus</Trans>
            ) : undefined
          }
          value={answers.firstIncome}
          onValueChange={(firstIncome) => send({ type: 'answered', answers: { firstIncome } })}
        />
      </div>
      <TaxChoices view={view} send={send} />
    </div>
  )
}
