import '../client/entry'
