import { MongoClient } from 'mongodb';

export async function freshDatabase(label: string) {
  const client = new MongoClient('mongodb://127.0.0.1:29117/?directConnection=true', {
    writeConcern: { w: 'majority', journal: true },
    monitorCommands: true,
  });
  const db = client.db(`wh_${label}_${process.pid}_${Date.now()}`);
  return {
    db,
    client,
    async drop() {
      await db.dropDatabase();
      await client.close();
    },
  };
}
