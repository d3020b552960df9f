import { selectAnnouncement, selectReversionStep } from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Segmented } from '../ui/choice/index.ts'
import { Note } from '../ui/note/index.ts'
import { text } from '../ui/page/index.ts'
import { Panel, PanelSection } from '../ui/panel/index.ts'
import { SpouseSection, useSpouseLabels } from './spouse-section.tsx'
import { StartAside } from './start-aside.tsx'
import { StepFrame } from './step-form.tsx'
import type { StepProps } from './step-props.ts'
import { useFields } from './use-fields.ts'
import { useSummary } from './use-summary.tsx'
import { live, sectionStack } from './withdrawal.css.ts'

const QUESTION = 'reversible-question'
const HINT = 'reversible-hint'

/** The question, and who the spouse is; in the step and in the answer that is changed on the result. */
export const ReversionFields = ({ snapshot, send }: StepProps): ReactElement => {
  const { t } = useLingui()
  const field = useFields({ snapshot, send })
  const { reversible, spouse } = selectReversionStep(snapshot)
  const isCleared = selectAnnouncement(snapshot)?.kind === 'option-cleared'
  return (
    <>
      <PanelSection className={sectionStack}>
        <p id={QUESTION} className={text({ as: 'name' })}>
          <Trans id="withdrawal.reversible.question">
            Souhaitez-vous que votre conjoint reçoive une part de votre rente après votre décès ?
          </Trans>
        </p>
        <Segmented
          labelledBy={QUESTION}
          describedBy={HINT}
          value={reversible === null ? undefined : reversible ? 'yes' : 'no'}
          onValueChange={(answer) => send({ type: 'reversibleAnswered', reversible: answer === 'yes' })}
          options={[
            { value: 'yes', label: t({ id: 'answers.said.yes', message: 'Oui' }) },
            { value: 'no', label: t({ id: 'answers.said.no', message: 'Non' }) },
          ]}
        />
        <p id={HINT} className={text({ as: 'small' })}>
          <Trans id="withdrawal.reversible.price">
            La même épargne paie alors deux vies : votre propre rente est plus basse dès le départ. Les résultats montrent de
            combien.
          </Trans>
        </p>
        <output className={live}>
          {isCleared && (
            <Note kind="info">
              <Trans id="withdrawal.reversible.option-cleared">
                Votre réponse change les options de rente proposées : la vôtre sera à choisir de nouveau.
              </Trans>
            </Note>
          )}
        </output>
      </PanelSection>
      {spouse !== undefined && <SpouseSection spouse={spouse} field={field} />}
    </>
  )
}

/** Step 3: whether a part of the annuity goes on to the spouse (MRM-04, MRM-37 to MRM-40, MRM-53). */
export const ReversionStep = ({ snapshot, send }: StepProps): ReactElement => {
  const labels = useSpouseLabels()
  const summary = useSummary(labels.labelOf)
  return (
    <StepFrame
      title={<Trans id="withdrawal.reversible.title">Et pour votre conjoint, après votre décès ?</Trans>}
      lead={
        <Trans id="withdrawal.reversible.lead">
          Une rente réversible continue d’être versée en partie à votre conjoint, toute sa vie.
        </Trans>
      }

      snapshot={snapshot}
      send={send}
      summary={summary}
      aside={<StartAside snapshot={snapshot} />}
    >
      <Panel as="div" padded={false}>
        <ReversionFields snapshot={snapshot} send={send} />
      </Panel>
    </StepFrame>
  )
}
