/** What the results reach outside the page: the clipboard and the saver's files. */
export type ResultsPorts = {
  /** Resolves to whether the text is in the clipboard: the browser may refuse. */
  readonly copy: (text: string) => Promise<boolean>
  readonly download: (file: { readonly name: string; readonly type: string; readonly text: string }) => void
}

/** The browser's own clipboard and downloads. */
export const browserPorts: ResultsPorts = {
  copy: async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      return false
    }
  },
  download: ({ name, type, text }) => {
    const address = URL.createObjectURL(new Blob([text], { type }))
    const link = document.createElement('a')
    link.href = address
    link.download = name
    link.click()
    URL.revokeObjectURL(address)
  },
}
