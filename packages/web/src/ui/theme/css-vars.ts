import type { CSSProperties } from 'react'

/**
 * Values that only the running page knows, handed to a style sheet as custom properties. React sets them through the style object,
 * which the Content-Security-Policy allows.
 *
 * @example <i style={cssVars({ '--at': '44%' })} />
 */
export const cssVars = (values: Readonly<Record<`--${string}`, string | number>>): CSSProperties => values
