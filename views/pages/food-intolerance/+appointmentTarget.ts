export { serviceTarget as appointmentTarget } from '#views/services/appointment-target'
