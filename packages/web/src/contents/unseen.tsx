import { Component, type ReactNode } from 'react'

/** A part that could not be loaded is left out: nothing is measured until it was asked, and the page is there. */
export class Unseen extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override readonly state = { isBroken: false }

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true }
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children
  }
}
