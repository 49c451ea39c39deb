import { Requests } from '#views/kit/requests/Requests'
import { useTranslations } from '#views/page-context'
import type { LeadKind } from '../lead-kinds'
import { nameOfLead } from '../name-of-lead'
import { Conversation } from './Conversation'
import { History } from './History'
import type { LeadView } from './lead-view'
import { LeadWorkProvider } from './lead-work'
import { LeadBar } from './LeadBar'
import { LeadHead } from './LeadHead'
import { LeadNotices } from './LeadNotices'
import styles from './LeadPage.module.css'
import { LeadPanel } from './LeadPanel'
import { LeadShortcuts } from './LeadShortcuts'
import { MergedLeads } from './MergedLeads'
import { Notes } from './Notes'
import { SamePerson } from './SamePerson'
import { Sent } from './Sent'
import { useSteadyPointer } from './use-steady-pointer'
import { useTasks } from './use-tasks'
import { type LeadWays, useWays } from './use-ways'

interface LeadPageProps {
  kind: LeadKind
  lead: LeadView
  /** Addresses of the list and of the neighbours, if it is not opened from the list of its kind. */
  ways?: LeadWays
}

/** Lead page: submitted data, status and all actions. */
export function LeadPage(props: LeadPageProps) {
  return (
    <Requests>
      {/* The key resets the state for another lead. */}
      <Lead key={props.lead.id} {...props} />
    </Requests>
  )
}

function Lead({ kind, lead, ways: given }: LeadPageProps) {
  const ofList = useWays(kind, lead)
  const ways = given ?? ofList
  const t = useTranslations('leads')
  const { perform, outcome, conflict, drop, ...work } = useTasks(kind, lead, ways.nextWaiting)
  return (
    <LeadWorkProvider
      value={{ kind, lead, nextWaiting: ways.nextWaiting, ...work, perform: (task) => void perform(task) }}
    >
      <div {...useSteadyPointer(lead)}>
        <LeadHead name={nameOfLead(kind, lead)} ways={ways} />
        <p className={styles.noScript}>{t('lead.noScript')}</p>
        <LeadNotices outcome={outcome} conflict={conflict} drop={drop} />
        <div className={styles.frame}>
          <div className={styles.columns}>
            <section className={styles.card} aria-labelledby="sent-title">
              <h2 id="sent-title" className={styles.cardTitle}>
                {t(`kinds.${kind.name}`)}
              </h2>
              <Sent lead={lead} />
            </section>
            <Conversation />
            <LeadPanel />
            <div className={styles.rest}>
              <MergedLeads />
              <Notes />
              <SamePerson />
              <History />
            </div>
          </div>
        </div>
        <LeadBar next={ways.next} />
        <LeadShortcuts />
      </div>
    </LeadWorkProvider>
  )
}
