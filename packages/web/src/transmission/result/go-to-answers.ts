/** Id of the heading of "Vos réponses". */
export const ANSWERS_ID = 'transmission-answers'

/** Leads to the answers of the result, by eye and by keyboard; false where they are not on the page. */
export const goToAnswers = (): boolean => {
  const heading = document.querySelector<HTMLElement>(`#${ANSWERS_ID}`)
  heading?.focus()
  return heading !== null
}
