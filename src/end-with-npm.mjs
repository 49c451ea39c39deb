/**
 * Ends this process as SIGTERM does when the npm that started it has ended without passing a signal on: after SIGHUP or
 * SIGKILL, or where its shell stands between them.
 * @param script npm script whose process this is; one that was started in another way may outlive its parent
 */
export function endWithNpm(script) {
  if (process.env.npm_lifecycle_event !== script) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 1000).unref()
}
