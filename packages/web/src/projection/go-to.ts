import { focusArrived } from '../shell/index.ts'

/** Leads to a part of the page by its heading; where it is folded it opens. */
export const goTo = (id: string): void => {
  const heading = document.querySelector<HTMLElement>(`#${id}`)
  heading?.querySelector<HTMLButtonElement>('button[aria-expanded="false"]')?.click()
  focusArrived(heading)
  heading?.scrollIntoView({ block: 'start' })
}
