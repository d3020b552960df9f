import type { Bend, CurvePoint } from '@hautelisse/domain/tax-saving'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { markBadge } from '../../ui/charts/index.ts'
import { useBendWords } from './bend-words.ts'
import { bendItem, bendList, bendName, quiet } from './look.css.ts'

const Words = ({ bend }: { readonly bend: Bend }): ReactElement => {
  const { name, text } = useBendWords()(bend)
  return (
    <>
      <b className={bendName}>{name}</b>
      <span className={quiet}>{text}</span>
    </>
  )
}

/** The numbers of the drawing in words: where the saving bends, and why. */
export const BendList = ({ curve }: { readonly curve: readonly CurvePoint[] }): ReactElement => (
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
              <Words key={`${bend.kind}${bend.kind === 'band' ? bend.rate.toString() : ''}`} bend={bend} />
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
