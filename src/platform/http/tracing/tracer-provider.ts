import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { ReportingExporter } from './reporting-exporter.js'

const SERVICE = 'biorezonanca'
/** Time limit of an export, so that an unresponsive collector does not delay shutdown. */
const EXPORT_MS = 2000
/** Longer, so that the exporter reports its failure before the processor gives up without a reason. */
const BATCH_MS = 2 * EXPORT_MS

export function createTracerProvider(tracesAddress: string): NodeTracerProvider {
  const exporter = new ReportingExporter({ url: tracesAddress, timeoutMillis: EXPORT_MS })
  return new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': SERVICE }),
    spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: BATCH_MS })],
  })
}
