import { Requests } from '#views/requests/Requests'
import { useTranslations } from '#views/translations'
import type { LeadKind } from '../lead-kinds'
import { nameOfLead } from '../name-of-lead'
import { History } from './History'
import { LeadHead } from './LeadHead'
import { LeadNotices } from './LeadNotices'
import { LeadPanel } from './LeadPanel'
import { LeadShortcuts } from './LeadShortcuts'
import { LeadWorkProvider } from './lead-work'
import type { LeadView } from './lead-view'
import styles from './LeadPage.module.css'
import { MergedLeads } from './MergedLeads'
import { Notes } from './Notes'
import { SamePerson } from './SamePerson'
import { Sent } from './Sent'
import { useSteadyPointer } from './use-steady-pointer'
import { useTasks } from './use-tasks'

interface LeadPageProps {
  kind: LeadKind
  lead: LeadView
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

function Lead({ kind, lead }: LeadPageProps) {
  const t = useTranslations('leads')
  const { perform, outcome, conflict, drop, ...work } = useTasks(kind, lead)
  return (
    <LeadWorkProvider value={{ kind, lead, ...work, perform: (task) => void perform(task) }}>
      <div {...useSteadyPointer(lead)}>
        <LeadHead name={nameOfLead(kind, lead)} />
        <p className={styles.noScript}>{t('lead.noScript')}</p>
        <LeadNotices {...{ outcome, conflict, drop }} />
        <div className={styles.columns}>
          <section className={styles.card} aria-labelledby="sent-title">
            <h2 id="sent-title" className={styles.cardTitle}>
              {t(`kinds.${kind.name}`)}
            </h2>
            <Sent lead={lead} />
          </section>
          <LeadPanel />
          <div className={styles.rest}>
            <MergedLeads />
            <Notes />
            <SamePerson />
            <History />
          </div>
        </div>
        <LeadShortcuts />
      </div>
    </LeadWorkProvider>
  )
}
