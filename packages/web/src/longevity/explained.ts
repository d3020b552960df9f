import type { FigureId } from '@hautelisse/machines/withdrawal'
import type { ComponentType, ReactNode } from 'react'

/** Words or an amount that open the calculation they come from: the page that shows them supplies how. */
export type FigureLink = ComponentType<{ readonly id: FigureId; readonly children: ReactNode }>

export type ExplainedProps = { readonly explained: FigureLink }
