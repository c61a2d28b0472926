// A payment through the client that the stock generator makes for Rust; see ../check-clients.ts. A line `rest of …` stands for the
// parameters of a call that are not sent: the generated structs have no default.
use openapi::apis::configuration::Configuration;
use openapi::apis::events_api::{list_events, ListEventsParams};
use openapi::apis::orders_api::{create_order, get_order, CreateOrderParams, GetOrderParams};
use openapi::apis::transactions_api::{start_txn, StartTxnParams};
use std::env::var;
use std::error::Error;

/// Opens the bank's page and sends its form with the one-time password.
fn customer_at_the_bank(address: &str) -> Result<(), Box<dyn Error>> {
    let browser = reqwest::blocking::Client::builder().redirect(reqwest::redirect::Policy::none()).build()?;
    let page = browser.get(address).send()?.text()?;
    let begin = "name=\"_csrf\" value=\"";
    let from = page.find(begin).ok_or("the bank's page has no form")? + begin.len();
    let token = page[from..].split('"').next().unwrap_or_default();
    let form = [("_csrf", token), ("otp", "111000"), ("action", "pay")];
    let status = browser.post(address).form(&form).send()?.status();
    if status.as_u16() != 303 {
        return Err(format!("the bank's page answered {status}").into());
    }
    Ok(())
}

fn configuration_of(base_path: String) -> Result<Configuration, Box<dyn Error>> {
    Ok(Configuration { base_path, basic_auth: Some((var("API_KEY")?, Some(String::new()))), ..Configuration::new() })
}

fn main() -> Result<(), Box<dyn Error>> {
    let (merchant, order_id) = (var("MERCHANT_ID")?, var("ORDER_ID")?);
    let configuration = configuration_of(var("BASE_URL")?)?;
    let created = create_order(&configuration, CreateOrderParams {
        x_merchantid: merchant.clone(),
        order_id: order_id.clone(),
        amount: "4.35".to_string(),
        customer_id: Some("clients-1".to_string()),
        metadata_svc_colon_gateway_reference_id: Some(var("GATEWAY_REFERENCE_ID")?),
        // rest of CreateOrderParams
    })?;
    assert_eq!(serde_json::to_value(&created.status)?, "NEW");
    let started = start_txn(&configuration, StartTxnParams {
        x_merchantid: merchant.clone(),
        merchant_id: merchant.clone(),
        order_id: Some(order_id.clone()),
        payment_method_type: serde_json::from_value("CARD".into())?,
        card_number: Some("4111111111111111".to_string()),
        card_exp_month: Some("12".to_string()),
        card_exp_year: Some("2040".to_string()),
        card_security_code: Some("123".to_string()),
        name_on_card: Some("Asha Rao".to_string()),
        tokenize: Some(true),
        format: Some(serde_json::from_value("json".into())?),
        // rest of StartTxnParams
    })?;
    let payment = started.payment.ok_or("no payment")?;
    customer_at_the_bank(&payment.authentication.url)?;
    let read = || GetOrderParams {
        x_merchantid: merchant.clone(),
        order_id: order_id.clone(),
        // rest of GetOrderParams
    };
    let paid = get_order(&configuration, read())?;
    let newer = match get_order(&configuration_of(var("NEWER_BASE_URL")?)?, read()) {
        Ok(order) => serde_json::to_value(&order.status)?,
        Err(error) => format!("refused: {error}").into(),
    };
    let events = ListEventsParams {
        x_merchantid: merchant.clone(),
        // rest of ListEventsParams
    };
    let event = match list_events(&configuration_of(var("NEWER_BASE_URL")?)?, events) {
        Ok(list) => serde_json::to_value(list.events.first().map(|one| one.event.event_name.clone()))?,
        Err(error) => format!("refused: {error}").into(),
    };
    println!("{}", serde_json::json!({
        "status": paid.status,
        "amount": paid.amount,
        "consent": paid.card.and_then(|card| card.tokenization_user_consent),
        "reference": paid.gateway_reference_id.flatten(),
        "newer": newer,
        "event": event,
    }));
    Ok(())
}
