"""A payment through the client that the stock generator makes for Python; see ../check-clients.ts."""

import json
import os
import re
import urllib.parse
import urllib.request

import card_payments
from card_payments.api.events_api import EventsApi
from card_payments.api.orders_api import OrdersApi
from card_payments.api.transactions_api import TransactionsApi

merchant = os.environ["MERCHANT_ID"]
order_id = os.environ["ORDER_ID"]
reference = os.environ["GATEWAY_REFERENCE_ID"]



def configuration_of(host):
    return card_payments.Configuration(host=host, username=os.environ["API_KEY"], password="")


def customer_at_the_bank(address):
    """Opens the bank's page and sends its form with the one-time password."""
    page = urllib.request.urlopen(address, timeout=10).read().decode()
    token = re.search(r'name="_csrf" value="([^"]*)"', page).group(1)
    form = urllib.parse.urlencode({"_csrf": token, "otp": "111000", "action": "pay"}).encode()
    opener = urllib.request.build_opener(NoRedirect)
    try:
        opener.open(address, form, timeout=10)
    except urllib.error.HTTPError as answer:
        assert answer.code == 303, answer.code


class NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


def newer_status():
    """The status that the client reads of a service of a later release."""
    with card_payments.ApiClient(configuration_of(os.environ["NEWER_BASE_URL"])) as client:
        try:
            return OrdersApi(client).get_order(x_merchantid=merchant, order_id=order_id).status
        except Exception as error:
            return f"refused: {error}"


def newer_event():
    """The name of the first event that the client reads there."""
    with card_payments.ApiClient(configuration_of(os.environ["NEWER_BASE_URL"])) as client:
        try:
            return EventsApi(client).list_events(x_merchantid=merchant).events[0].event.event_name
        except Exception as error:
            return f"refused: {error}"


with card_payments.ApiClient(configuration_of(os.environ["BASE_URL"])) as client:
    orders = OrdersApi(client)
    created = orders.create_order(
        x_merchantid=merchant,
        order_id=order_id,
        amount="4.35",
        customer_id="clients-1",
        metadata_svc_gateway_reference_id=reference,
    )
    assert created.status == "NEW", created.status
    started = TransactionsApi(client).start_txn(
        x_merchantid=merchant,
        merchant_id=merchant,
        order_id=order_id,
        payment_method_type="CARD",
        card_number="4111111111111111",
        card_exp_month="12",
        card_exp_year="2040",
        card_security_code="123",
        name_on_card="Asha Rao",
        tokenize=True,
        format="json",
    )
    customer_at_the_bank(started.payment.authentication.url)
    paid = orders.get_order(x_merchantid=merchant, order_id=order_id)
    print(
        json.dumps(
            {
                "status": paid.status,
                "amount": paid.amount,
                "consent": paid.card.tokenization_user_consent,
                "reference": paid.gateway_reference_id,
                "newer": newer_status(),
                "event": newer_event(),
            }
        )
    )
