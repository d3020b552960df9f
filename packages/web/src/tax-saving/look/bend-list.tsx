import type { CurvePoint } from '@hautelisse/domain/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactElement } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { markBadge } from '../../ui/charts/index.ts'
import { text } from '../../ui/page/index.ts'
import { bendKey, bendWords } from './bend-words.ts'
import { bendItem, bendList, bendName } from './look.css.ts'

/** The numbers of the drawing in words: where the saving bends, and why. */
export const BendList = ({ curve }: { readonly curve: readonly CurvePoint[] }): ReactElement => {
  const { i18n } = useLingui()
  return (
    <ol className={bendList}>
      {curve
        .filter(({ bends }) => bends.length > 0)
        .map(({ payment, saving, bends }, index) => (
          <li key={payment.toString()} className={bendItem}>
            <span className={markBadge} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              {bends.map((bend) => (
                <Fragment key={bendKey(bend)}>
                  <b className={bendName}>{i18n._(bendWords(bend).name)}</b>
                  <span className={text({ as: 'small' })}>{i18n._(bendWords(bend).text)}</span>
                </Fragment>
              ))}
              <p>
                <Trans id="tax.look.bend.place">
                  <Amount value={payment} /> versés, <Amount value={saving} /> d’économie
                </Trans>
              </p>
            </div>
          </li>
        ))}
    </ol>
  )
}
