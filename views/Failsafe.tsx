import { Component, createRef, type ReactNode, Suspense } from 'react'
import styles from './failsafe.module.css'
import { PageContext } from './page-context'

interface FailsafeProps {
  children: ReactNode
  /** Shown when the children fail, where nothing of theirs can stay. */
  otherwise?: ReactNode
}

interface FailsafeState {
  failed: boolean
}

let anythingFailed = false

/** Whether something of the page stands there without life, and cannot become part of another page. */
export function hasFailed(): boolean {
  return anythingFailed
}

/**
 * When something inside throws, what it had shown stays: the server's HTML with what was typed into it, which then does
 * what it does without scripts. A page that was not rendered by the server is asked of it instead.
 */
export class Failsafe extends Component<FailsafeProps, FailsafeState> {
  static override contextType = PageContext
  declare context: React.ContextType<typeof PageContext>
  override state: FailsafeState = { failed: false }
  private readonly place = createRef<HTMLDivElement>()
  /** The page that was last seen to stand here. */
  private shown: React.ContextType<typeof PageContext> = null

  static getDerivedStateFromError(): FailsafeState {
    return { failed: true }
  }

  override componentDidMount() {
    if (!this.state.failed) this.shown = this.context
  }

  /** Just before React takes away what it had rendered. */
  override getSnapshotBeforeUpdate(_: FailsafeProps, before: FailsafeState): ChildNode[] | null {
    if (!this.state.failed || before.failed || this.props.otherwise) return null
    return [...this.place.current!.childNodes]
  }

  override componentDidUpdate(_props: FailsafeProps, _state: FailsafeState, kept: ChildNode[] | null) {
    if (kept) this.place.current!.append(...kept)
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
