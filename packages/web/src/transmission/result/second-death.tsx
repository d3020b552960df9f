import { selectResult, selectSecond, type SecondView } from '@hautelisse/machines/transmission'
import { Trans } from '@lingui/react/macro'
import { useMemo, type ReactElement } from 'react'
import { TextButton } from '../../ui/button/index.ts'
import { drawings } from '../../ui/icon/index.ts'
import { Columns, PageHead, text } from '../../ui/page/index.ts'
import { VisuallyHidden } from '../../ui/visually-hidden/index.ts'
import type { StepProps } from '../step-props.ts'
import { FamilySentence } from './family.tsx'
import { FrameTitle, SecondChart } from './second-chart.tsx'
import { SecondFields } from './second-fields.tsx'
import { arePartsRounded, ExplainingSecond, PrintedSecond, type Common } from './second-figures.tsx'
import * as styles from './result.css.ts'

/** What the calculation of the second death supposes (BEY-80 to BEY-84). */
const Assumptions = ({
  view: { questions, common, children, outcomes, isSpending },
}: {
  readonly view: SecondView
}): ReactElement => (
  <ul className={styles.assumptions}>
    <li>
      <Trans id="transmission.second.same">
        Si tout restait comme aujourd’hui&nbsp;: votre conjoint décède après vous avec le même patrimoine, sans autre enfant ni
        nouveau mariage ni donation, selon la loi d’aujourd’hui.
      </Trans>
    </li>
    {questions.asksSpent && (
      <li>
        <Trans id="transmission.second.usufruct-ends">L’usufruit s’éteint sans impôt (Code général des impôts, art. 1133).</Trans>
      </li>
    )}
    {common !== 0 && (
      <li>
        <Trans id="transmission.second.allowance">
          Chaque enfant qui hérite de votre conjoint a un nouvel abattement. Les 20&nbsp;% du logement ne sont plus retirés.
        </Trans>
      </li>
    )}
    {common !== undefined && common < children && (
      <li>
        <Trans id="transmission.second.others">Vos enfants d’une autre union n’héritent pas de votre conjoint.</Trans>
      </li>
    )}
    {common === 0 && (
      <li>
        <Trans id="transmission.second.none">
          Sans enfant commun, le patrimoine de votre conjoint va à sa propre famille&nbsp;: l’impôt qu’elle paierait n’est pas
          calculé.
        </Trans>
      </li>
    )}
    {isSpending && (
      <li>
        <Trans id="transmission.second.spending">
          La dépense ne compte que dans les options avec usufruit&nbsp;: ce que vous laissez tous les deux en est diminué.
        </Trans>
      </li>
    )}
    {outcomes?.some(arePartsRounded) === true && (
      <li>
        <Trans id="transmission.second.cents">
          La part d’un enfant est arrondie au centime&nbsp;: ensemble, leurs parts s’écartent du total de quelques centimes au
          plus.
        </Trans>
      </li>
    )}
    {questions.asksSpent && (
      <li>
        <Trans id="transmission.second.freedom">
          Moins d’impôt n’est pas plus d’argent&nbsp;: sous usufruit, votre conjoint ne vend pas sans vos enfants. Les options
          sont dans l’ordre de la loi.
        </Trans>
      </li>
    )}
  </ul>
)

/** What is there before the figures are, and once they are: announced as it changes. */
const Standing = ({ view: { questions, outcomes } }: { readonly view: SecondView }): ReactElement => (
  <div aria-live="polite">
    {outcomes !== undefined ? (
      <VisuallyHidden>
        <FrameTitle isChoice={outcomes.length > 1} />
      </VisuallyHidden>
    ) : (
      <p className={text({ tone: 'quiet', narrow: true })}>
        {questions.children === undefined ? (
          <Trans id="transmission.second.waiting">Le calcul apparaît dès que le patrimoine de votre conjoint est indiqué.</Trans>
        ) : (
          <Trans id="transmission.second.waiting-number">
            Le calcul apparaît dès que le patrimoine de votre conjoint et le nombre d’enfants communs sont indiqués.
          </Trans>
        )}
      </p>
    )}
  </div>
)

const commonOf = ({ common, children }: SecondView): Common => {
  if (common === 0) return 'none'
  return common === children ? 'all' : 'some'
}

/** "Et au second décès ?", a second page of the result: what the spouse owns is asked here and is not kept; nothing is computed before it is told (BEY-89). */
export const SecondDeath = ({ snapshot, send }: StepProps): ReactElement | null => {
  const view = useMemo(() => selectSecond(snapshot), [snapshot])
  const result = selectResult(snapshot)
  if (view === undefined || result === undefined) return null
  const { outcomes = [] } = view
  const common = commonOf(view)
  return (
    <ExplainingSecond outcomes={outcomes} common={common}>
      <div className={styles.page}>
        <PageHead
          back={
            <TextButton icon={drawings.ArrowLeft} onClick={() => send({ type: 'previousRequested' })}>
              <Trans id="transmission.second.back">Revenir au résultat</Trans>
            </TextButton>
          }
          title={<Trans id="transmission.second.title">Et au second décès&nbsp;?</Trans>}
          lead={<FamilySentence heirs={result.heirs} />}
        />
        <Columns of="equal">
          <SecondFields view={view} send={send} />
          <Assumptions view={view} />
        </Columns>
        <Standing view={view} />
        {outcomes.length > 0 && <SecondChart common={common} outcomes={outcomes} />}
        {outcomes.length > 0 && <PrintedSecond outcomes={outcomes} common={common} />}
      </div>
    </ExplainingSecond>
  )
}
