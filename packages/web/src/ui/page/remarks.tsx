import { Children, type ReactElement, type ReactNode } from 'react'
import { remarks } from './remarks.css.ts'

/**
 * Remarks under one another, each a child, with hairlines between them; a child that is false or empty is left out.
 *
 * @example <Remarks><Trans id="…">Montants bruts.</Trans>{isReal && <Trans id="…">Euros d’aujourd’hui.</Trans>}</Remarks>
 */
export const Remarks = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <ul className={remarks} data-part="remarks">
    {Children.map(Children.toArray(children), (remark) => (
      <li>{remark}</li>
    ))}
  </ul>
)
