import { setNonce } from 'get-nonce'

/** What the server replaces in index.html by the nonce of the answer; the static build keeps it as it is. */
const PLACEHOLDER = '__CSP_NONCE__'

/**
 * Hands the page's nonce to the libraries that add a style sheet while running (scroll lock of the dialogs). Call it before React starts.
 *
 * @returns the nonce, or undefined where the page was not served with one
 */
export const readNonce = (): string | undefined => {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
  if (nonce === undefined || nonce === '' || nonce === PLACEHOLDER) return undefined
  setNonce(nonce)
  return nonce
}
