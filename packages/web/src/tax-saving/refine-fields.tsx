import { CHILDREN_CHOICES } from '@hautelisse/domain/tax-saving'
import { selectTaxForm } from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactElement } from 'react'
import { Segmented } from '../ui/choice/index.ts'
import { FieldError } from '../ui/field/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './question.css.ts'
import type { StepProps } from './step-props.ts'
import { useFields } from './use-fields.ts'

const FLAGS = ['yes', 'no'] as const

/** Whether a parent who declares alone lives alone: not asked of a couple. Nothing is chosen before it is answered. */
const LivesAlone = ({ snapshot, send }: StepProps): ReactElement => {
  const { t } = useLingui()
  const id = useId()
  const { lives_alone: livesAlone } = selectTaxForm(snapshot)
  const { value: chosen, onValueChange } = useFields({ snapshot, send }, 'children').choice(
    'lives_alone',
    { value: livesAlone === undefined ? undefined : livesAlone ? 'yes' : 'no', offered: FLAGS },
    (answer) => ({ type: 'livesAloneChosen', livesAlone: answer === 'yes' }),
  )
  const words = { yes: t({ id: 'answers.said.yes', message: 'Oui' }), no: t({ id: 'answers.said.no', message: 'Non' }) }
  return (
    <div>
      <p id={id} className={styles.refineQuestion}>
        <Trans id="tax.refine.lives-alone">Vivez-vous seul(e) avec vos enfants&nbsp;?</Trans>
      </p>
      <p className={text({ as: 'small' })}>
        <Trans id="tax.refine.lives-alone-hint">
          Avec un(e) partenaire sous le même toit, sans mariage ni pacs, répondez non&nbsp;: la demi-part de parent isolé (case T)
          ne s’applique pas.
        </Trans>
      </p>
      <div className={styles.even}>
        <Segmented
          labelledBy={id}
          value={chosen}
          onValueChange={onValueChange}
          options={FLAGS.map((value) => ({ value, label: words[value] }))}
        />
      </div>
    </div>
  )
}

const SHARED_ERROR = 'shared-children-error'

/** How many of the children live with each parent in turn. */
const SharedChildren = ({ snapshot, send }: StepProps): ReactElement => {
  const id = useId()
  const { children, shared_children: shared = 0 } = selectTaxForm(snapshot)
  const offered = CHILDREN_CHOICES.filter((count) => count <= children)
  const { error, ...choice } = useFields({ snapshot, send }, 'children').choice(
    'shared_children',
    { value: shared, offered },
    (chosen) => ({ type: 'sharedChildrenChosen', children: chosen }),
  )
  return (
    <div>
      <p id={id} className={styles.refineQuestion}>
        <Trans id="tax.refine.shared">Combien de vos enfants sont en résidence alternée&nbsp;?</Trans>
      </p>
      <p className={text({ as: 'small' })}>
        <Trans id="tax.refine.shared-hint">
          Chacun compte alors pour la moitié chez chaque parent&nbsp;: un quart de part pour chacun des deux premiers enfants, une
          demi-part à partir du troisième.
        </Trans>
      </p>
      <div className={styles.even}>
        <Segmented
          labelledBy={id}
          invalid={error !== undefined}
          describedBy={error === undefined ? undefined : SHARED_ERROR}
          {...choice}
          options={offered.map((count) => ({ value: `${count}`, label: `${count}` }))}
        />
      </div>
      {error !== undefined && <FieldError id={SHARED_ERROR}>{error}</FieldError>}
    </div>
  )
}

/** What the result may be refined with: questions that few families have to answer, after the five that all do (TS-16). */
export const RefineFields = (props: StepProps): ReactElement => (
  <>
    {selectTaxForm(props.snapshot).marital_status === 'CE' && <LivesAlone {...props} />}
    <SharedChildren {...props} />
  </>
)
