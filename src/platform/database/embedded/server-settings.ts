/** Settings of the embedded server: small, durable, quiet when idle. */
export const SERVER_SETTINGS: Record<string, string> = {
  // memory: one site, not a shared server
  shared_buffers: '32MB',
  max_connections: '60',
  huge_pages: 'off',
  jit: 'off',
  maintenance_work_mem: '16MB',
  autovacuum_max_workers: '1',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  // disk: the data of a site is small, and so can be its WAL
  max_wal_size: '128MB',
  min_wal_size: '32MB',
  // processes that would be idle
  max_logical_replication_workers: '0',
  max_wal_senders: '0',
  wal_level: 'minimal',
  io_method: 'sync',
  bgwriter_delay: '10s',
  wal_writer_delay: '2s',
  // messages at LOG, FATAL and PANIC only: errors of statements reach the application, and may quote personal data
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '',
  lc_messages: 'C',
  unix_socket_permissions: '0700',
}
