import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactElement } from 'react'
import { Segmented } from '../ui/choice/index.ts'
import { MoneyField } from '../ui/money-field/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './notice.css.ts'
import { NoticeColumn } from './notice-column.tsx'
import type { FieldProps } from './notice-props.ts'
import { useAmount } from './use-field.ts'

const FLAGS = ['no', 'yes'] as const

/** Whether a couple puts its ceilings together, and the spouse's lines once it does (BEY-26, BEY-27). */
export const Pooling = ({ view, send }: FieldProps): ReactElement => {
  const { t } = useLingui()
  const id = useId()
  const amount = useAmount({ view, send })
  const words = { no: t({ id: 'answers.said.no', message: 'Non' }), yes: t({ id: 'answers.said.yes', message: 'Oui' }) }
  return (
    <div className={styles.pooling}>
      <div>
        <p id={id} className={styles.legend}>
          <Trans id="ceilings.pooling.question">Mettez-vous vos plafonds en commun (case 6QR de la déclaration)&nbsp;?</Trans>
        </p>
        <p className={text({ as: 'small' })}>
          <Trans id="ceilings.pooling.hint">
            À cocher chaque année. Le plafond du conjoint ne sert qu’une fois tous les vôtres utilisés, et pour ce que ses propres
            versements lui laissent.
          </Trans>
        </p>
        <div className={styles.choice}>
          <Segmented
            inline
            labelledBy={id}
            value={view.pooled ? 'yes' : 'no'}
            onValueChange={(answer) => send({ type: 'poolingChosen', pooled: answer === 'yes' })}
            options={FLAGS.map((value) => ({ value, label: words[value] }))}
          />
        </div>
      </div>
      {view.spouse !== undefined && (
        <>
          <NoticeColumn view={view} send={send} column={view.spouse} />
          <MoneyField
            {...amount('spouse_paid', view.spouse.paid)}
            label={<Trans id="ceilings.pooling.paid">Ce que votre conjoint verse dans l’année</Trans>}
          />
          <p className={text({ as: 'small' })}>
            <Trans id="ceilings.pooling.age">
              Si votre conjoint a 70&nbsp;ans dans l’année, laissez ses lignes vides&nbsp;: nous n’avons pas lu que son plafond
              peut encore être mis en commun.
            </Trans>
          </p>
        </>
      )}
    </div>
  )
}
