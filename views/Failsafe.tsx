import { Component, createRef, type ReactNode, Suspense } from 'react'
import styles from './failsafe.module.css'
import { PageContext } from './page-context'

interface FailsafeProps {
  children: ReactNode
  /** Fallback rendered when the children throw; without it the server's HTML stays. */
  otherwise?: ReactNode
}

interface FailsafeState {
  failed: boolean
}

/** Element that has focus, and the nodes of the server, which React removes. */
type Kept = [focused: HTMLElement, ...nodes: ChildNode[]]

let anythingFailed = false

/** Returns whether a failed part of the page remains as static HTML, which React cannot update for another page. */
export function hasFailed(): boolean {
  return anythingFailed
}

/**
 * Error boundary that keeps the server's HTML, including typed values, so that the page continues to work as it does without JavaScript. A
 * page that was not rendered by the server is reloaded from it.
 */
export class Failsafe extends Component<FailsafeProps, FailsafeState> {
  static override contextType = PageContext
  declare context: React.ContextType<typeof PageContext>
  override state: FailsafeState = { failed: false }
  private readonly place = createRef<HTMLDivElement>()
  /** Page context of the last successful render. */
  private shown: React.ContextType<typeof PageContext> = null

  static getDerivedStateFromError(): FailsafeState {
    return { failed: true }
  }

  override componentDidMount() {
    if (!this.state.failed) this.shown = this.context
  }

  /** Runs just before React removes the rendered nodes. */
  override getSnapshotBeforeUpdate(_: FailsafeProps, before: FailsafeState): Kept | null {
    if (!this.state.failed || before.failed || this.props.otherwise) return null
    return [document.activeElement as HTMLElement, ...this.place.current!.childNodes]
  }

  override componentDidUpdate(_props: FailsafeProps, _state: FailsafeState, kept: Kept | null) {
    if (kept) {
      const [focused, ...nodes] = kept
      this.place.current!.append(...nodes)
      focused.focus() // somebody may be typing
    }
    if (!this.state.failed) this.shown = this.context
  }

  override componentDidCatch() {
    if (this.props.otherwise) return
    anythingFailed = true
    const { context: page, shown } = this
    if (page && 'isHydration' in page && !page.isHydration && shown !== page) location.reload()
  }

  override render() {
    const { children, otherwise } = this.props
    return (
      <div ref={this.place} className={styles.place}>
        {this.state.failed ? otherwise : <Suspense>{children}</Suspense>}
      </div>
    )
  }
}
