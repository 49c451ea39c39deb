import { readFileSync } from 'node:fs'
import { loadAll } from 'js-yaml'
import request from 'supertest'
import { schema } from '../../../src/platform/config/environment-schema.js'
import { startTestApp } from '../../support/test-app.js'

const TOKEN = 'a-token-of-thirty-two-characters!'

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8')
const documents = <Document>(file: string) => loadAll(read(file)) as Document[]

interface Compose {
  services: { site: { environment: object } }
}

interface Probed {
  startupProbe: { httpGet: { path: string } }
  livenessProbe: { httpGet: { path: string } }
  readinessProbe: { httpGet: { path: string } }
}

interface KubernetesObject {
  kind: string
  data: object
  spec: { template: { spec: { containers: [Probed] } } }
}

describe('deployment files', () => {
  it('set only variables that the site reads', () => {
    const [compose] = documents<Compose>('compose.yaml')
    const [configMap] = documents<KubernetesObject>('kubernetes.yaml').filter(({ kind }) => kind === 'ConfigMap')
    const set = [...Object.keys(compose!.services.site.environment), ...Object.keys(configMap!.data)]
    for (const [, name] of read('biorezonanca.service').matchAll(/^Environment=(\w+)=/gm)) set.push(name!)
    expect(set.length).toBeGreaterThan(10)
    expect(set.filter((name) => !(name in schema))).toEqual([])
  })

  it('describe a deployment with probes of existing routes, a disruption budget and a backup', async () => {
    const objects = documents<KubernetesObject>('kubernetes.yaml')
    expect(objects.map(({ kind }) => kind).sort()).toEqual([
      'ConfigMap',
      'CronJob',
      'Deployment',
      'PersistentVolumeClaim',
      'PodDisruptionBudget',
      'Service',
    ])
    const { containers } = objects.find(({ kind }) => kind === 'Deployment')!.spec.template.spec
    const { startupProbe, livenessProbe, readinessProbe } = containers[0]
    const site = await startTestApp()
    for (const { httpGet } of [startupProbe, livenessProbe, readinessProbe])
      await request(site.http).get(httpGet.path).expect(200)
    await site.close()
  })

  it('name only metrics that the site exports, and show each of its own', async () => {
    const site = await startTestApp({ metricsToken: TOKEN })
    const { text } = await request(site.http).get('/metrics').set('Authorization', `Bearer ${TOKEN}`).expect(200)
    await site.close()
    const exported = [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name!)
    const namesIn = (file: string) => {
      const series = [...read(file).matchAll(/(\w+)\{job=/g)].map(([, name]) => name!)
      return [...new Set(series.map((name) => name.replace(/_(bucket|count)$/, '')))]
    }
    const alerts = namesIn('monitoring/alerts.yaml')
    const dashboard = namesIn('monitoring/dashboard.json')
    const known = ['up', ...exported]
    expect([...alerts, ...dashboard].filter((name) => !known.includes(name))).toEqual([])
    const own = exported.filter((name) => !/^(nodejs|process)_/.test(name))
    expect(own.filter((name) => !dashboard.includes(name))).toEqual([])
    expect((JSON.parse(read('monitoring/dashboard.json')) as { panels: object[] }).panels.length).toBeGreaterThan(
      own.length,
    )
  })
})
