import type { HTMLAttributes, ReactElement, ReactNode } from 'react'
import { column, columns, gap, page, ratio, stack } from './layout.css.ts'

const joined = (...names: readonly (string | undefined)[]): string => names.filter(Boolean).join(' ')

/** The column in which a page stands, from its head to the space above the footer. */
export const Page = ({ className, ...rest }: HTMLAttributes<HTMLDivElement>): ReactElement => (
  <div data-part="page" {...rest} className={joined(page, className)} />
)

/** What stands below the head of a page: its parts, one under the other. */
export const Body = ({ className, ...rest }: HTMLAttributes<HTMLDivElement>): ReactElement => (
  <div {...rest} className={joined(column, className)} />
)

type StackProps = HTMLAttributes<HTMLDivElement> & { readonly space?: keyof typeof gap }

/** Parts under one another with one distance between them. */
export const Stack = ({ space = 's4', className, ...rest }: StackProps): ReactElement => (
  <div {...rest} className={joined(stack, gap[space], className)} />
)

type ColumnsProps = HTMLAttributes<HTMLDivElement> & {
  /** How wide each column is from md; below it they stand under one another. */
  readonly of?: keyof typeof ratio
  readonly children: ReactNode
}

/**
 * Columns of a page.
 *
 * @example <Columns of="side"><Form /><Summary /></Columns>
 */
export const Columns = ({ of = 'side', className, ...rest }: ColumnsProps): ReactElement => (
  <div data-part="columns" {...rest} className={joined(columns, ratio[of], className)} />
)
