import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import * as styles from './questionnaire.css.ts'

type ArrivedHeadingProps = { readonly id?: string; readonly children: ReactNode }

/** Heading of a page of the questionnaire: it takes the focus when it appears, so that each page is read from its beginning. */
export const ArrivedHeading = ({ id, children }: ArrivedHeadingProps): ReactElement => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <h1 ref={heading} id={id} tabIndex={-1} className={styles.title}>
      {children}
    </h1>
  )
}
